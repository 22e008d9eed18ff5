// SPDX-License-Identifier: MIT

/** What a grid has to get right, and home. */
const places = [
  { name: "Home", center: [11.4, 56.1], zoom: 6.4 },
  { name: "Zone border", center: [12, 55.9], zoom: 9.4 },
  { name: "Norway", center: [5.6, 60.6], zoom: 5.6 },
  { name: "Svalbard", center: [19, 78.6], zoom: 3.8 },
  { name: "Fiji, 180°", center: [179.6, -17.4], zoom: 6.6 },
  { name: "North Pole", center: [0, 85], zoom: 1.4 },
  { name: "South Pole", center: [0, -85], zoom: 1.4 },
];

/** Adds a button for each place. */
export function addPlaces(app) {
  const bar = document.getElementById("places");
  for (const { name, center: [longitude, latitude], zoom } of places) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "chip";
    button.textContent = name;
    button.addEventListener("click", () => app.goTo({ latitude, longitude }, zoom, { bearing: 0, pitch: 0 }));
    bar.append(button);
  }
}
