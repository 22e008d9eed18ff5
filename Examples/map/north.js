// SPDX-License-Identifier: MIT

const drawing = `<svg viewBox="-22 -22 44 44" aria-hidden="true">
  <g class="true"><path d="M0 -17V15"/><path class="head" d="M0 -21l1.4 3 3.3.3-2.5 2.1.8 3.2L0 -14.2l-3 1.8.8-3.2-2.5-2.1 3.3-.3z"/></g>
  <g class="grid"><path d="M0 -9V15"/><path class="head" d="M0 -13l4.4 9h-8.8z"/></g>
</svg>`;

/** Adds the arrows of true north (a star) and of grid north (a triangle); a click turns the map north up, and flat. */
export function addNorth(app) {
  const { gn, map } = app;
  const button = document.getElementById("north");
  button.innerHTML = drawing;
  const [trueNorth, gridNorth] = button.querySelectorAll("g");
  button.addEventListener("click", () => map.easeTo({ bearing: 0, pitch: 0 }));

  app.addLayer(() => {
    const bearing = map.getBearing();
    const { convergence } = app.timed(() => gn.utmFactors(app.center()));
    trueNorth.setAttribute("transform", `rotate(${-bearing})`);
    gridNorth.setAttribute("transform", `rotate(${convergence - bearing})`);
    const angle = gn.angleFormat(Math.abs(convergence), "degrees", 1);
    const side = convergence < 0 ? "west" : "east";
    button.title = `Grid north (triangle) is ${angle} ${side} of true north (star); click: north up`;
    button.dataset.convergence = convergence;
  });
}
