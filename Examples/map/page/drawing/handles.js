// SPDX-License-Identifier: MIT
import { element } from "../shell/dom.js";

/** Pixels that a press may move and still be a click. */
const CLICK = 4;

/** The visible size of a handle in pixels. */
const SIZE = 26;

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Adds `app.reserveHandles(room)`, which keeps letters away from all handles, and `app.addHandle(handle)`: something on the map that
 * can be taken with the mouse, a finger or, when it has the focus, the arrow keys. It is 44 pixels wide in every look.
 *
 * A handle is {point, label, look, text, drag, step, click, remove}: `drag(position)` while it is moved;
 * `step([right, down], isLarge)` for an arrow key (otherwise the key moves it by some pixels and drags); `click(event)`;
 * `remove()` for Delete. The result has `move(point)`, `name(label)`, `limits(least, most)` and `value(number, text)`
 * for those that step, `focus()`, `remove()` and the element, `node`.
 */
export function addHandles(app) {
  const layer = element("div", { id: "handles" });
  app.map.getContainer().after(layer);
  const handles = new Set();

  let isDrawn = false;
  const place = ({ node, point }) => {
    if (!isDrawn) return;
    const { x, y, visible } = app.project(point);
    node.style.transform = `translate(${x}px, ${y}px)`;
    node.classList.toggle("hidden", !visible);
  };
  app.onFrame(() => {
    isDrawn = true;
    handles.forEach(place);
  });
  app.reserveHandles = (room) => {
    for (const { point } of handles) {
      const { x, y, visible } = app.project(point);
      if (visible) room.take(x, y, SIZE, SIZE);
    }
  };

  app.addHandle = ({ point, label, look, text = "", drag, step, click, remove }) => {
    const named = { "aria-label": label, title: label, role: step ? "slider" : null };
    const node = element("button", { type: "button", class: `handle ${look}`, ...named }, text);
    const handle = { node, point };
    handles.add(handle);
    layer.append(node);
    place(handle);

    let held = null;
    node.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      const { x, y } = app.project(handle.point);
      held = { x: x - event.clientX, y: y - event.clientY, from: [event.clientX, event.clientY], isMoved: false };
      node.setPointerCapture(event.pointerId);
    });
    node.addEventListener("pointermove", (event) => {
      if (!held) return;
      held.isMoved ||= Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1]) > CLICK;
      if (held.isMoved) drag?.(app.unproject({ x: event.clientX + held.x, y: event.clientY + held.y }));
    });
    const release = () => {
      node.classList.toggle("moved", held?.isMoved ?? false);
      held = null;
    };
    node.addEventListener("pointerup", release);
    node.addEventListener("pointercancel", release);
    node.addEventListener("click", (event) => {
      if (node.classList.contains("moved") && event.detail > 0) node.classList.remove("moved");
      else click?.(event);
    });
    node.addEventListener("keydown", (event) => {
      const direction = steps[event.key];
      if (direction) {
        event.preventDefault();
        if (step) step(direction, event.shiftKey);
        else {
          const { x, y } = app.project(handle.point);
          const size = event.shiftKey ? 40 : 4;
          drag?.(app.unproject({ x: x + direction[0] * size, y: y + direction[1] * size }));
        }
      } else if (event.key === "Delete" && remove) {
        event.preventDefault();
        remove();
      }
    });
    return {
      node,
      move(moved) {
        handle.point = moved;
        place(handle);
      },
      name(name) {
        node.setAttribute("aria-label", name);
        node.title = name;
      },
      limits(least, most) {
        node.setAttribute("aria-valuemin", least);
        node.setAttribute("aria-valuemax", most);
      },
      value(now, told) {
        node.setAttribute("aria-valuenow", now);
        node.setAttribute("aria-valuetext", told);
      },
      focus: () => node.focus({ preventScroll: true }),
      remove() {
        handles.delete(handle);
        node.remove();
      },
    };
  };
}
