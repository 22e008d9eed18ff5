// SPDX-License-Identifier: MIT
/** @file Moves the map by pointers, wheels and keys. */

/** A pointer that moved less than this many pixels has clicked. */
const STILL = 5;
const KEYS = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };

/** Listens at a canvas until the signal. The wheel scrolls the page unless the map has the focus or Control is held. */
export function handle(canvas, { zoomBy, panBy, click, point }, signal) {
  const pointers = new Map();
  let way = 0;
  const at = ({ clientX, clientY }) => {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  const on = (name, act) => canvas.addEventListener(name, act, { signal, passive: false });

  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    canvas.focus({ preventScroll: true });
    if (pointers.size === 0) way = 0;
    pointers.set(event.pointerId, at(event));
  });
  on("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    const now = at(event);
    if (!before) return event.pointerType === "touch" ? undefined : point(now);
    const then = pointers.size === 2 ? spread() : before;
    pointers.set(event.pointerId, now);
    way += Math.hypot(now.x - before.x, now.y - before.y);
    if (way < STILL) return undefined;
    const middle = pointers.size === 2 ? spread() : now;
    panBy(middle.x - then.x, middle.y - then.y);
    if (middle.apart && then.apart) zoomBy(Math.log2(middle.apart / then.apart), middle.x, middle.y);
    return undefined;
  });
  on("pointerup", (event) => {
    const { x, y } = at(event);
    if (pointers.delete(event.pointerId) && pointers.size === 0 && way < STILL) click(x, y);
  });
  on("pointercancel", (event) => pointers.delete(event.pointerId));
  on("pointerleave", () => point(null));
  on("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== canvas) return;
    event.preventDefault();
    const { x, y } = at(event);
    // A wheel that counts in lines moves three lines at a time.
    const turned = event.deltaMode === 0 ? event.deltaY : 33 * event.deltaY;
    zoomBy(Math.max(-1, Math.min(1, -turned / 300)), x, y);
  });
  on("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (KEYS[event.key]) panBy(...KEYS[event.key]);
    else if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
    else if (event.key === "Enter") click(canvas.clientWidth / 2, canvas.clientHeight / 2);
    else return;
    // These keys mean other things to a notebook.
    event.preventDefault();
    event.stopPropagation();
  });
}
