// SPDX-License-Identifier: MIT
// The theme loads the index of the search with each page, which is three times as large as the page. Here its request waits
// for someone who searches: it goes out when the search gets the focus, or the pointer comes near.
{
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    this.isOfSearch = /\/search\/search_index\.json$/.test(address);
    open.call(this, method, address, ...rest);
  };
  XMLHttpRequest.prototype.send = function (body) {
    if (!this.isOfSearch || new URLSearchParams(location.search).has("q")) return send.call(this, body);
    const signs = new AbortController();
    const start = () => {
      signs.abort();
      send.call(this, body);
    };
    for (const part of document.querySelectorAll(".md-search, .md-header [for=__search]")) {
      for (const sign of ["focusin", "pointerover"]) part.addEventListener(sign, start, { signal: signs.signal });
    }
  };
}
