import { nodeResolve } from "@rollup/plugin-node-resolve";

export default { input: "page.js", output: { dir: "site" }, plugins: [nodeResolve()] };
