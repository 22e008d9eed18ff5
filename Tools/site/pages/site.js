// SPDX-License-Identifier: MIT
// What the theme adds to a page after it was loaded, for those who use a keyboard or hear the page.
new MutationObserver(() => {
  // The button that copies a program is in a landmark: among so many, nobody would find the others.
  for (const buttons of document.querySelectorAll("nav.md-code__nav:not([role])")) buttons.setAttribute("role", "none");
  // A table, a program or a row of tabs that is wider than the screen scrolls with the arrow keys.
  for (const wide of document.querySelectorAll(":is(.md-typeset__scrollwrap, .tabbed-labels, pre > code):not([tabindex])")) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
  }
}).observe(document.documentElement, { childList: true, subtree: true });
