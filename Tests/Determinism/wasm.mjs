// SPDX-License-Identifier: MIT
//
// Prints the same as main.c, for the corpus as a WebAssembly module: node wasm.mjs corpus.wasm POINTS
import { readFileSync } from "node:fs";

const [file, points] = process.argv.slice(2);
// There are no imports: if the library needed any of its host, loading would fail.
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const corpus = instance.exports;

function text(address) {
  const bytes = new Uint8Array(corpus.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

const unsigned = (value) => BigInt.asUintN(64, value);
const hexadecimal = (value) => unsigned(value).toString(16).padStart(16, "0");

corpus.run(Number(points));
for (let i = 0; i < corpus.count(); i++) {
  console.log(
    text(corpus.function(i)), hexadecimal(corpus.hash(i)), `${unsigned(corpus.values(i))}`,
    `${unsigned(corpus.mismatches(i))}`);
}
console.log("all", hexadecimal(corpus.all()));
