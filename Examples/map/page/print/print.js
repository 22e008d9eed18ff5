// SPDX-License-Identifier: MIT
import { button, element, field } from "../shell/dom.js";
import { drawSheet, thousands } from "./sheet.js";
import { layOut, papers } from "./frame.js";
import { drawImage } from "./image.js";

const SCALES = [10_000, 25_000, 50_000, 100_000, 250_000];
const [LARGEST, SMALLEST] = [1000, 1_000_000];
const DPI = 200;

/** Degrees. */
const SAME = 1e-7;

const orientations = { portrait: "Portrait", landscape: "Landscape" };

/** Adds the panel that prints the map around the crosshair to scale; its frame is shown on the map while it is open. */
export function addPrint(app) {
  const { gn, map, store } = app;
  const kept = store.get("print", {});
  const chosen = {
    scale: isScale(kept?.scale) ? kept.scale : 25_000,
    paper: Object.hasOwn(papers, kept?.paper) ? kept.paper : "A4",
    orientation: Object.hasOwn(orientations, kept?.orientation) ? kept.orientation : "portrait",
  };
  let isOpen = false;
  let printed = null;

  const options = (names) => names.map(([value, name]) => element("option", { value }, name));
  const scale = element("select", {}, ...options([...SCALES.map((one) => [one, `1:${thousands(one)}`]), ["own", "Another scale"]]));
  const own = element("input", { type: "number", min: LARGEST, max: SMALLEST, step: 100, inputmode: "numeric", "aria-describedby": "print-problem" });
  const paper = element("select", {}, ...options(Object.keys(papers).map((name) => [name, name])));
  const orientation = element("select", {}, ...options(Object.entries(orientations)));
  const ownField = field("1 to", own);
  const covers = element("output", { class: "total" });
  const problem = element("p", { id: "print-problem", class: "problem", role: "status" });
  const print = button("Print", () => run(), { class: "primary" });

  const layout = () => layOut(gn, app.center(), { scale: chosen.scale, paper: chosen.paper, isLandscape: chosen.orientation === "landscape" });
  const show = () => {
    const { frame } = layout();
    const meters = [frame.right - frame.left, frame.bottom - frame.top].map((side) => (side * chosen.scale) / 1000);
    covers.value = `${meters.map(app.length).join(" × ")} around the crosshair`;
    store.set("print", chosen);
    app.redraw();
  };
  const choose = () => {
    ownField.hidden = scale.value !== "own";
    const wanted = Number(scale.value === "own" ? own.value : scale.value);
    const isGood = isScale(wanted);
    own.setAttribute("aria-invalid", String(!isGood));
    problem.textContent = isGood ? "" : `A scale from 1:${thousands(LARGEST)} to 1:${thousands(SMALLEST)}.`;
    print.disabled = !isGood;
    if (!isGood) return;
    Object.assign(chosen, { scale: wanted, paper: paper.value, orientation: orientation.value });
    show();
  };
  for (const control of [scale, paper, orientation]) control.addEventListener("change", choose);
  own.addEventListener("input", choose);

  const forget = () => {
    if (!printed) return;
    printed.sheet.remove();
    printed.page.remove();
    URL.revokeObjectURL(printed.picture);
    printed = null;
  };
  const run = async () => {
    print.disabled = true;
    try {
      app.say("Drawing the sheet …");
      forget();
      await app.bringDetail();
      const sheet = layout();
      const { canvas, isWhole } = await drawImage(map, sheet, {
        bearing: gn.utmFactors(sheet.center, sheet.system).convergence, dpi: DPI, paint: app.paintForPaper,
      });
      const picture = URL.createObjectURL(await new Promise((resolve) => canvas.toBlob(resolve)));
      const drawing = drawSheet(app, sheet, picture, new Date());
      const page = element("style", {}, `@page { size: ${sheet.width}mm ${sheet.height}mm; margin: 0; }`);
      printed = { sheet: element("div", { id: "print-sheet" }, drawing), page, picture, center: sheet.center };
      document.head.append(page);
      document.body.append(printed.sheet);
      const image = new Image();
      image.src = picture;
      await image.decode();
      app.say(isWhole ? "Print at 100 %, without fitting to the page." : "Some of the map did not come in time. Print at 100 %.");
      window.print();
    } catch (error) {
      app.say(`It cannot be printed: ${error.message}`);
      console.warn(error);
    } finally {
      print.disabled = false;
    }
  };
  // Then the sheet no longer matches the screen. Browsers resize the page, and with it the map, before they print.
  map.on("moveend", () => {
    if (!printed) return;
    const { latitude, longitude } = app.center();
    const { center } = printed;
    if (Math.abs(latitude - center.latitude) > SAME || Math.abs(longitude - center.longitude) > SAME) forget();
  });

  app.addLayer((context) => {
    if (!isOpen) return;
    const corners = layout().outline.map(app.project);
    if (corners.some(({ visible }) => !visible)) return;
    context.save();
    context.beginPath();
    for (const { x, y } of corners) context.lineTo(x, y);
    context.closePath();
    context.lineJoin = "round";
    for (const [color, width] of [[app.palette().halo, 5], [app.palette().shape, 2]]) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke();
    }
    context.restore();
  });

  app.addPanel({
    id: "print", title: "Print to scale", short: "Print", icon: "print", key: "P",
    build(body) {
      scale.value = SCALES.includes(chosen.scale) ? chosen.scale : "own";
      own.value = chosen.scale;
      ownField.hidden = scale.value !== "own";
      [paper.value, orientation.value] = [chosen.paper, chosen.orientation];
      body.append(
        field("Scale", scale), ownField, element("div", { class: "double" }, field("Paper", paper), field("Orientation", orientation)),
        covers, problem, element("div", { class: "actions" }, print),
        element("p", { class: "hint" }, "Grid north up, in UTM: the squares are squares to scale. The margin has the norths, scale bars, and a ruler to check the printer."));
    },
    opened() {
      isOpen = true;
      show();
    },
    closed() {
      isOpen = false;
      forget();
      app.redraw();
    },
  });
  app.onUnits(() => isOpen && show());
}

function isScale(scale) {
  return Number.isFinite(scale) && scale >= LARGEST && scale <= SMALLEST;
}
