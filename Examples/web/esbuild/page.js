import { mgrsGrid } from "gridnorth/leaflet";
import { load } from "gridnorth/mgrs";

const map = L.map("map", { center: [48.858, 2.294], zoom: 14 });   // Add the tiles of your map: L.tileLayer(...).
mgrsGrid().addTo(map);

const output = document.querySelector("output");
load().then(
  (gn) => {
    const show = ({ lat, lng }) => (output.value = gn.mgrsEncode({ latitude: lat, longitude: lng }));
    show(map.getCenter());
    map.on("click", ({ latlng }) => show(latlng));
  },
  (error) => (output.value = error.message),
);
