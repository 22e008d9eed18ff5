// SPDX-License-Identifier: MIT
// The playground: finds functions, draws the form of one, computes its answer in the page, and writes the code for it.
//
// The address says the function and the texts of its form: #mgrs.encode?latitude=48.85837&longitude=2.294481.

import { answer, copying, spoken } from "./answer.js";
import * as calls from "./calls.js";
import { Unreadable, beginning, each, element, elements, textsOf, valuesOf } from "./form.js";
import { languages } from "./languages.js";

const find = document.querySelector("#find"), list = document.querySelector("#functions");
const found = document.querySelector("#found"), place = document.querySelector("#try");
const [description, library] = await Promise.all([
  fetch(new URL("functions.json", import.meta.url)).then((response) => response.json()),
  import("../web/gridnorth.mjs").then(({ load }) => load()),
]);
const byPath = new Map(description.functions.map((one) => [`${one.subject}.${one.short}`, one]));
const pathOf = (name) => {
  const one = calls.functionNamed(description, name);
  return `${one.subject}.${one.short}`;
};
const LANGUAGE = "gridnorth.playground.language";

/** The language that was chosen, also on a former visit; nothing where a page may not store anything. */
function stored(language) {
  try {
    if (language) localStorage.setItem(LANGUAGE, language);
    return localStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

/** What is shown: the function, and the texts that its form begins with. */
let shown = null, first = {};

// -- the address ------------------------------------------------------------------------------------------------------

const isList = (of) => of.type === "list" && of.of.type !== "text";
const written = (text) => encodeURIComponent(text).replace(/%(20|22|27|2C|2F|3A|3B|C2%B0)/g,
  (code) => (code === "%20" ? "+" : decodeURIComponent(code)));

/** The address of a function with the texts of its form, without those that nobody has filled in. */
function addressOf(one, texts) {
  const parts = [];
  each(description, one.inputs, (path, of, field) => {
    const text = texts[path] ?? "";
    // An example of a later version may be another: only what the package takes anyway is left out.
    const isUsual = field.optional && !field.of.of?.endsWith?.("_options") && text === String(field.default ?? "");
    if (isUsual || (text === "" && !first[path])) return;
    parts.push(`${path}=${written(isList(of) ? text.trim().replace(/\s*\n\s*/g, ";").replace(/,\s+/g, ",") : text)}`);
  });
  return `#${one.subject}.${one.short}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** The function and the texts that an address says. */
function addressed(hash) {
  const [path, query = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const one = byPath.get(decodeURIComponent(path));
  if (!one) return null;
  const texts = one.reason ? {} : beginning(description, one.inputs);
  const given = new URLSearchParams(query);
  if (!one.reason) {
    each(description, one.inputs, (path, of) => {
      if (!given.has(path)) return;
      // One place, or one number, in each line.
      texts[path] = isList(of) && !of.count ? given.get(path).replace(/;\s*/g, "\n").replace(/,\s*/g, ", ") : given.get(path);
    });
  }
  return { one, texts };
}

// -- the answer -------------------------------------------------------------------------------------------------------

/** The input that a refusal is about: that which its status or its sentence names, or a number that is out of its range. */
function concerned(one, texts, error) {
  if (error instanceof Unreadable) return error.path;
  const all = [];
  each(description, one.inputs, (path, of) => all.push({ path, of, words: path.replace(/^.*\./, "").split("_") }));
  const numbers = all.filter(({ of }) => ["number", "integer"].includes(of.type));
  if (error.offset !== undefined || error.field) {
    const named = all.find(({ path }) => path === error.field) ?? all.find(({ of }) => of.type === "text");
    if (named) return named.path;
  }
  const said = error.code ? error.code.replace("GN_ERROR_", "").toLowerCase().split("_") : [];
  const named = error.code ? all.filter(({ words }) => said.some((word) => words.includes(word) || words.includes(`${word}s`)))
    : all.filter(({ path }) => error.message.startsWith(camel(path)));
  const isOut = ({ path, of }) => Number(texts[path]) < (of.minimum ?? -Infinity) || Number(texts[path]) > (of.maximum ?? Infinity);
  return (named.find(isOut) ?? named[0] ?? numbers.find(({ path }) => texts[path]?.trim() && !Number.isFinite(Number(texts[path])))
    ?? numbers.find(isOut) ?? all.find(({ of }) => of.type === "text" && said.includes("text")))?.path;
}

const camel = (path) => path.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** Why a call was refused: the sentence of its status, the name of it, and where. */
function refusal(error, path) {
  const where = [];
  if (path) where.push(`Field: ${path.replace(/_/g, " ")}.`);
  if (error.offset !== undefined) where.push(`Character ${error.offset + 1} of the text.`);
  if (error.point !== undefined) where.push(`Place ${error.point + 1} of the list.`);
  return [element("p", { class: "sentence" }, error.message), element("p", { class: "hint" },
    ...(error.code ? [element("code", {}, error.code), " "] : []), where.join(" "))];
}

/** Computes, and shows the answer and the code. */
function compute(form, result, code) {
  const texts = textsOf(form);
  for (const input of form.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
  let values = null, given = null;
  try {
    values = valuesOf(description, shown.inputs, texts);
    given = calls.call(library, description, shown, values);
    result.replaceChildren(...answer(library, given));
    result.dataset.state = "answered";
  } catch (error) {
    const path = concerned(shown, texts, error);
    for (const input of form.elements) if (path && input.name === path) input.setAttribute("aria-invalid", "true");
    result.replaceChildren(...refusal(error, path));
    result.dataset.state = "refused";
  }
  // What a screen reader says: a short answer, or that there is another.
  const text = result.innerText.trim().replace(/\t/g, " ").replace(/\n+/g, "; ");
  document.querySelector("#spoken").textContent = text.length <= 100 ? text : "The answer has changed.";
  if (values) write(code, values, given);
  keep(addressOf(shown, texts));
}

/** Puts an address into the bar; some browsers take only a hundred in half a minute, and the next one counts. */
function keep(address) {
  try {
    history.replaceState(null, "", address);
  } catch (error) {
    if (error.name !== "SecurityError") throw error;
  }
}

/** Writes the code of the chosen language. */
function write(code, values, given) {
  const language = languages.find(({ name }) => name === code.dataset.language);
  code.textContent = language.write(description, shown, values, given);
  const guide = document.querySelector("#guide");
  guide.href = `docs/guides/${language.guide}.html`;
  guide.textContent = `GridNorth from ${language.name}`;
}

// -- a function -------------------------------------------------------------------------------------------------------

/** What the results of a function are. */
function meaning({ results }) {
  const said = results.filter(({ doc }) => doc).map(({ name, doc }) => (results.length > 1 ? `${spoken(name)}: ${doc}` : doc));
  return element("p", { class: "hint meaning" }, said.join(" "));
}

/** The languages whose packages are written by hand, and have another way to do what a function does. */
function without(one) {
  const link = ({ name, guide }) => element("a", { href: `docs/guides/${guide}.html` }, `GridNorth from ${name}`);
  const others = languages.filter(({ name, offers }) => ["Swift", "Python"].includes(name) && !offers(one));
  return others.flatMap((language) => [` ${language.name} has another way: `, link(language), "."]);
}

const linked = (name) => element("a", { href: `#${pathOf(name)}` }, pathOf(name));

function show(one, texts) {
  shown = one;
  for (const link of list.querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
  const entry = document.getElementById(pathOf(one.name));
  entry.setAttribute("aria-current", "true");
  if (!entry.matches(":focus")) list.scrollTop = entry.offsetTop - list.clientHeight / 2;
  stop();
  const head = [
    element("h2", { id: "shown", tabindex: -1 }, element("code", {}, pathOf(one.name))),
    element("p", {}, one.summary, " ", element("a", { href: `api/${one.page}` }, "Reference")),
  ];
  if (one.reason) {
    first = {};
    place.replaceChildren(...head, element("p", { class: "reason" }, `This page does not compute this function: ${one.reason}.`));
    return;
  }
  first = beginning(description, one.inputs);
  const form = element("form", { novalidate: true, "aria-labelledby": "shown" },
    element("div", { class: "fields" }, ...elements(description, one.inputs, texts, linked)));
  if (one.inputs.length === 0) form.append(element("p", { class: "hint" }, "It takes nothing."));
  const result = element("div", { class: "result" });
  const offered = languages.filter(({ offers }) => offers(one));
  const remembered = stored();
  const language = offered.some(({ name }) => name === remembered) ? remembered : "JavaScript";
  const code = element("code", { "data-language": language });
  const choice = element("select", { id: "language" },
    ...offered.map(({ name }) => element("option", { selected: name === language }, name)));
  const again = () => compute(form, result, code);
  form.addEventListener("input", again);
  form.addEventListener("submit", (event) => event.preventDefault());
  choice.addEventListener("change", () => {
    code.dataset.language = choice.value;
    stored(choice.value);
    again();
  });
  place.replaceChildren(...head, form,
    element("h3", {}, "Answer"), element("p", { id: "spoken", role: "status" }), result, meaning(one),
    element("div", { class: "code-head" }, element("h3", {}, "Code"), element("label", { for: "language" }, "Language"), choice,
      copying("Copy", () => code.textContent)),
    element("pre", {}, code),
    element("p", { class: "hint" }, "What goes before the code: ", element("a", { id: "guide" }), ".", ...without(one)));
  again();
}

/** Shows what the address says; a function without texts begins with its example. */
function follow() {
  const said = addressed(location.hash), [name] = location.hash.slice(1).split("?");
  if (said) show(said.one, said.texts);
  // The heading has an address too.
  else if (name && !document.getElementById(name)) found.textContent = `There is no function ${name}.`;
}

// -- the list ---------------------------------------------------------------------------------------------------------

const entries = [...list.querySelectorAll("li")].map((item) => ({ item, text: textOf(item) }));

/** All words that an entry is found by. */
function textOf(item) {
  const one = byPath.get(item.querySelector("a").id), subject = description.subjects.find(({ name }) => name === one.subject);
  return [one.name, one.summary, one.JavaScript?.name, subject.title, subject.doc, one.words].join(" ").toLowerCase();
}

const links = () => [...list.querySelectorAll("li:not([hidden]) > a")];

/** The list is one stop of the Tab key: the function that is shown, or the first. The arrow keys go through the others. */
function stop() {
  const all = links(), at = all.find((link) => link.hasAttribute("aria-current")) ?? all[0];
  for (const link of list.querySelectorAll("a")) link.tabIndex = link === at ? 0 : -1;
}

/** Shows the functions that have all words of the search. */
function search() {
  const words = find.value.toLowerCase().split(/[\s._]+/).filter(Boolean);
  let count = 0;
  for (const { item, text } of entries) {
    item.hidden = !words.every((word) => text.includes(word));
    count += item.hidden ? 0 : 1;
  }
  for (const group of list.querySelectorAll("section")) group.hidden = !group.querySelector("li:not([hidden])");
  found.textContent = words.length === 0 ? "" : `${count} found`;
  stop();
}

find.addEventListener("input", search);
find.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === "ArrowDown") {
    event.preventDefault();
    if (event.key === "Enter") links()[0]?.click();
    else links()[0]?.focus();
  }
});
list.addEventListener("keydown", (event) => {
  const all = links(), at = all.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  (all[next] ?? (next < 0 ? find : all.at(-1))).focus();
});
// An entry is the target of its own address, to which the page would scroll.
document.addEventListener("click", (event) => {
  const link = event.target.closest("#forms a[href^='#']");
  if (!link || !byPath.has(link.hash.slice(1)) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, "", link.hash);
  follow();
  document.querySelector("#shown").focus();
});
addEventListener("popstate", follow);
addEventListener("hashchange", follow);

search();
follow();
if (!shown) show(byPath.get("mgrs.encode"), beginning(description, byPath.get("mgrs.encode").inputs));
else document.querySelector("#shown").scrollIntoView({ block: "center" });
document.querySelector("#forms").dataset.state = "ready";
