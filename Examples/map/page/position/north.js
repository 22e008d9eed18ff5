// SPDX-License-Identifier: MIT

const drawing = `<svg viewBox="-22 -22 44 44" aria-hidden="true">
  <g class="true"><path d="M0 -17V15"/><path class="head" d="M0 -21l1.4 3 3.3.3-2.5 2.1.8 3.2L0 -14.2l-3 1.8.8-3.2-2.5-2.1 3.3-.3z"/></g>
  <g class="grid"><path d="M0 -9V15"/><path class="head" d="M0 -13l4.4 9h-8.8z"/></g>
  <g class="magnetic"><path d="M0 -11V15"/><path class="head" d="M0 -16l5 10H0z"/></g>
</svg>`;

/**
 * Adds the arrows of true north (a star), grid north (a triangle) and magnetic north (half a triangle), as the margins of
 * maps have them, and the angles between them below the position. A click on the arrows turns the map north up, and flat.
 */
export function addNorth(app) {
  const { map } = app;
  const button = document.getElementById("north");
  button.innerHTML = drawing;
  const arrows = Object.fromEntries([...button.querySelectorAll("g")].map((arrow) => [arrow.classList[0], arrow]));
  button.addEventListener("click", () => map.easeTo({ bearing: 0, pitch: 0 }));

  const row = document.getElementById("norths");
  const value = row.querySelector(".value");
  row.addEventListener("click", () => app.copy(row.dataset.text));

  app.addLayer(() => {
    const bearing = map.getBearing();
    const { convergence, declination, gridMagnetic, flags } = app.timed(() => app.norths(app.center()));
    const isUseless = flags.includes("blackout");
    for (const [name, angle] of Object.entries({ true: 0, grid: convergence, magnetic: declination }))
      arrows[name].setAttribute("transform", `rotate(${angle - bearing})`);
    arrows.magnetic.style.visibility = isUseless ? "hidden" : "visible";
    Object.assign(button.dataset, { convergence, declination });

    const [grid, magnetic, between] = [convergence, declination, gridMagnetic].map(app.angle);
    value.textContent = isUseless ? `Grid ${grid} · no compass` : `Grid ${grid} · Mag ${magnetic}`;
    row.dataset.text = isUseless
      ? `Grid north ${grid} of true north; a compass is useless here`
      : `Grid north ${grid}, magnetic north ${magnetic} of true north; from grid to magnetic ${between}`;
    const caution = flags.includes("caution") && !isUseless ? "; a compass is not exact here" : "";
    row.title = `${row.dataset.text}${caution} (star: true, triangle: grid, half triangle: magnetic). Click to copy`;
  });
}
