/*
 * Icons by Lucide, https://lucide.dev
 *
 * ISC License
 *
 * Copyright (c) 2026 Lucide Icons and Contributors
 *
 * Permission to use, copy, modify, and/or distribute this software for any
 * purpose with or without fee is hereby granted, provided that the above
 * copyright notice and this permission notice appear in all copies.
 *
 * THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES
 * WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
 * MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR
 * ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
 * WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
 * ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
 * OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
 *
 * ---
 *
 * The following Lucide icons are derived from the Feather project:
 *
 * airplay, alert-circle, alert-octagon, alert-triangle, aperture, arrow-down-circle, arrow-down-left, arrow-down-right, arrow-down, arrow-left-circle, arrow-left, arrow-right-circle, arrow-right, arrow-up-circle, arrow-up-left, arrow-up-right, arrow-up, at-sign, calendar, cast, check, chevron-down, chevron-left, chevron-right, chevron-up, chevrons-down, chevrons-left, chevrons-right, chevrons-up, circle, clipboard, clock, code, columns, command, compass, corner-down-left, corner-down-right, corner-left-down, corner-left-up, corner-right-down, corner-right-up, corner-up-left, corner-up-right, crosshair, database, divide-circle, divide-square, dollar-sign, download, external-link, feather, frown, hash, headphones, help-circle, info, italic, key, layout, life-buoy, link-2, link, loader, lock, log-in, log-out, maximize, meh, minimize, minimize-2, minus-circle, minus-square, minus, monitor, moon, more-horizontal, more-vertical, move, music, navigation-2, navigation, octagon, pause-circle, percent, plus-circle, plus-square, plus, power, radio, rss, search, server, share, shopping-bag, sidebar, smartphone, smile, square, table-2, tablet, target, terminal, trash-2, trash, triangle, tv, type, upload, x-circle, x-octagon, x-square, x, zoom-in, zoom-out
 *
 * The MIT License (MIT) (for the icons listed above)
 *
 * Copyright (c) 2013-present Cole Bemis
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */
/** One shape of an icon: its SVG element and attributes. */
export type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The icons that the portal draws, by name, written by write_icons.ts. Server only: browsers take them from one picture. */
export const ICONS: Record<string, readonly IconNode[]> = {
  "activity": [["path", {
    "d":
      "M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2",
  }]],
  "anchor": [["path", { "d": "M12 6v16" }], ["path", { "d": "m19 13 2-1a9 9 0 0 1-18 0l2 1" }], ["path", {
    "d": "M9 11h6",
  }], ["circle", { "cx": "12", "cy": "4", "r": "2" }]],
  "archive": [["rect", { "width": "20", "height": "5", "x": "2", "y": "3", "rx": "1" }], ["path", {
    "d": "M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8",
  }], ["path", { "d": "M10 12h4" }]],
  "archive-restore": [
    ["rect", { "width": "20", "height": "5", "x": "2", "y": "3", "rx": "1" }],
    ["path", { "d": "M4 8v11a2 2 0 0 0 2 2h2" }],
    ["path", { "d": "M20 8v11a2 2 0 0 1-2 2h-2" }],
    ["path", { "d": "m9 15 3-3 3 3" }],
    ["path", { "d": "M12 12v9" }],
  ],
  "archive-x": [
    ["rect", { "width": "20", "height": "5", "x": "2", "y": "3", "rx": "1" }],
    ["path", { "d": "M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8" }],
    ["path", { "d": "m9.5 17 5-5" }],
    ["path", { "d": "m9.5 12 5 5" }],
  ],
  "arrow-down": [["path", { "d": "M12 5v14" }], ["path", { "d": "m19 12-7 7-7-7" }]],
  "arrow-down-from-line": [["path", { "d": "M19 3H5" }], ["path", { "d": "M12 21V7" }], ["path", {
    "d": "m6 15 6 6 6-6",
  }]],
  "arrow-down-wide-narrow": [
    ["path", { "d": "m3 16 4 4 4-4" }],
    ["path", { "d": "M7 20V4" }],
    ["path", { "d": "M11 4h10" }],
    ["path", { "d": "M11 8h7" }],
    ["path", { "d": "M11 12h4" }],
  ],
  "arrow-left": [["path", { "d": "m12 19-7-7 7-7" }], ["path", { "d": "M19 12H5" }]],
  "arrow-right": [["path", { "d": "M5 12h14" }], ["path", { "d": "m12 5 7 7-7 7" }]],
  "arrow-up": [["path", { "d": "m5 12 7-7 7 7" }], ["path", { "d": "M12 19V5" }]],
  "arrow-up-to-line": [["path", { "d": "M5 3h14" }], ["path", { "d": "m18 13-6-6-6 6" }], ["path", {
    "d": "M12 7v14",
  }]],
  "badge-alert": [
    ["path", {
      "d":
        "M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z",
    }],
    ["line", { "x1": "12", "x2": "12", "y1": "8", "y2": "12" }],
    ["line", { "x1": "12", "x2": "12.01", "y1": "16", "y2": "16" }],
  ],
  "ban": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", { "d": "M4.929 4.929 19.07 19.071" }]],
  "battery": [["path", { "d": "M 22 14 L 22 10" }], ["rect", {
    "x": "2",
    "y": "6",
    "width": "16",
    "height": "12",
    "rx": "2",
  }]],
  "bell": [["path", { "d": "M10.268 21a2 2 0 0 0 3.464 0" }], ["path", {
    "d":
      "M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326",
  }]],
  "bell-ring": [["path", { "d": "M10.268 21a2 2 0 0 0 3.464 0" }], ["path", {
    "d": "M22 8c0-2.3-.8-4.3-2-6",
  }], ["path", {
    "d":
      "M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326",
  }], ["path", { "d": "M4 2C2.8 3.7 2 5.7 2 8" }]],
  "between-horizontal-end": [["rect", { "width": "13", "height": "7", "x": "3", "y": "3", "rx": "1" }], [
    "path",
    { "d": "m22 15-3-3 3-3" },
  ], ["rect", { "width": "13", "height": "7", "x": "3", "y": "14", "rx": "1" }]],
  "between-horizontal-start": [["rect", { "width": "13", "height": "7", "x": "8", "y": "3", "rx": "1" }], [
    "path",
    { "d": "m2 9 3 3-3 3" },
  ], ["rect", { "width": "13", "height": "7", "x": "8", "y": "14", "rx": "1" }]],
  "between-vertical-end": [["rect", { "width": "7", "height": "13", "x": "3", "y": "3", "rx": "1" }], [
    "path",
    { "d": "m9 22 3-3 3 3" },
  ], ["rect", { "width": "7", "height": "13", "x": "14", "y": "3", "rx": "1" }]],
  "between-vertical-start": [["rect", { "width": "7", "height": "13", "x": "3", "y": "8", "rx": "1" }], [
    "path",
    { "d": "m15 2-3 3-3-3" },
  ], ["rect", { "width": "7", "height": "13", "x": "14", "y": "8", "rx": "1" }]],
  "binary": [
    ["rect", { "x": "14", "y": "14", "width": "4", "height": "6", "rx": "2" }],
    ["rect", { "x": "6", "y": "4", "width": "4", "height": "6", "rx": "2" }],
    ["path", { "d": "M6 20h4" }],
    ["path", { "d": "M14 10h4" }],
    ["path", { "d": "M6 14h2v6" }],
    ["path", { "d": "M14 4h2v6" }],
  ],
  "bold": [["path", { "d": "M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8" }]],
  "bolt": [["path", {
    "d":
      "M21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16z",
  }], ["circle", { "cx": "12", "cy": "12", "r": "4" }]],
  "book-a": [
    ["path", {
      "d": "M4 19.5v-15A2.5 2.5 0 0 1 6.5 2H19a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6.5a1 1 0 0 1 0-5H20",
    }],
    ["path", { "d": "m8 13 4-7 4 7" }],
    ["path", { "d": "M9.1 11h5.7" }],
  ],
  "book-open": [["path", { "d": "M12 5v16" }], ["path", {
    "d":
      "M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
  }]],
  "book-open-check": [["path", { "d": "M12 5v16" }], ["path", { "d": "m16 12 2 2 4-4" }], ["path", {
    "d":
      "M22 6V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2h4.001A2 2 0 0022 17v-1.344",
  }]],
  "book-open-text": [
    ["path", { "d": "M12 5v16" }],
    ["path", { "d": "M16 13h2" }],
    ["path", { "d": "M16 9h2" }],
    ["path", {
      "d":
        "M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
    }],
    ["path", { "d": "M6 13h2" }],
    ["path", { "d": "M6 9h2" }],
  ],
  "bookmark": [["path", {
    "d":
      "M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z",
  }]],
  "box": [
    ["path", {
      "d":
        "M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16Z",
    }],
    ["path", { "d": "m3.3 7 8.7 5 8.7-5" }],
    ["path", { "d": "M12 22V12" }],
  ],
  "braces": [["path", { "d": "M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1" }], [
    "path",
    { "d": "M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1" },
  ]],
  "bug": [
    ["path", { "d": "M12 20v-9" }],
    ["path", { "d": "M14 7a4 4 0 0 1 4 4v3a6 6 0 0 1-12 0v-3a4 4 0 0 1 4-4z" }],
    ["path", { "d": "M14.12 3.88 16 2" }],
    ["path", { "d": "M21 21a4 4 0 0 0-3.81-4" }],
    ["path", { "d": "M21 5a4 4 0 0 1-3.55 3.97" }],
    ["path", { "d": "M22 13h-4" }],
    ["path", { "d": "M3 21a4 4 0 0 1 3.81-4" }],
    ["path", { "d": "M3 5a4 4 0 0 0 3.55 3.97" }],
    ["path", { "d": "M6 13H2" }],
    ["path", { "d": "m8 2 1.88 1.88" }],
    ["path", { "d": "M9 7.13V6a3 3 0 1 1 6 0v1.13" }],
  ],
  "building": [
    ["path", { "d": "M12 10h.01" }],
    ["path", { "d": "M12 14h.01" }],
    ["path", { "d": "M12 6h.01" }],
    ["path", { "d": "M16 10h.01" }],
    ["path", { "d": "M16 14h.01" }],
    ["path", { "d": "M16 6h.01" }],
    ["path", { "d": "M8 10h.01" }],
    ["path", { "d": "M8 14h.01" }],
    ["path", { "d": "M8 6h.01" }],
    ["path", { "d": "M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3" }],
    ["rect", { "x": "4", "y": "2", "width": "16", "height": "20", "rx": "2" }],
  ],
  "bus": [
    ["path", { "d": "M8 6v6" }],
    ["path", { "d": "M15 6v6" }],
    ["path", { "d": "M2 12h19.6" }],
    ["path", {
      "d":
        "M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3",
    }],
    ["circle", { "cx": "7", "cy": "18", "r": "2" }],
    ["path", { "d": "M9 18h5" }],
    ["circle", { "cx": "16", "cy": "18", "r": "2" }],
  ],
  "cable": [
    ["path", { "d": "M17 19a1 1 0 0 1-1-1v-2a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2a1 1 0 0 1-1 1z" }],
    ["path", { "d": "M17 21v-2" }],
    ["path", { "d": "M19 14V6.5a1 1 0 0 0-7 0v11a1 1 0 0 1-7 0V10" }],
    ["path", { "d": "M21 21v-2" }],
    ["path", { "d": "M3 5V3" }],
    ["path", { "d": "M4 10a2 2 0 0 1-2-2V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2a2 2 0 0 1-2 2z" }],
    ["path", { "d": "M7 5V3" }],
  ],
  "calendar-clock": [
    ["path", { "d": "M16 14v2.2l1.6 1" }],
    ["path", { "d": "M16 2v3" }],
    ["path", { "d": "M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338" }],
    ["path", { "d": "M3 9h5.859" }],
    ["path", { "d": "M8 2v3" }],
    ["circle", { "cx": "16", "cy": "16", "r": "6" }],
  ],
  "camera": [["path", {
    "d":
      "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z",
  }], ["circle", { "cx": "12", "cy": "13", "r": "3" }]],
  "captions": [["rect", { "width": "18", "height": "14", "x": "3", "y": "5", "rx": "2", "ry": "2" }], [
    "path",
    { "d": "M7 15h4M15 15h2M7 11h2M13 11h4" },
  ]],
  "car": [
    ["path", {
      "d":
        "M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2",
    }],
    ["circle", { "cx": "7", "cy": "17", "r": "2" }],
    ["path", { "d": "M9 17h6" }],
    ["circle", { "cx": "17", "cy": "17", "r": "2" }],
  ],
  "car-front": [
    ["path", { "d": "m21 8-2 2-1.5-3.7A2 2 0 0 0 15.646 5H8.4a2 2 0 0 0-1.903 1.257L5 10 3 8" }],
    ["path", { "d": "M7 14h.01" }],
    ["path", { "d": "M17 14h.01" }],
    ["rect", { "width": "18", "height": "8", "x": "3", "y": "10", "rx": "2" }],
    ["path", { "d": "M5 18v2" }],
    ["path", { "d": "M19 18v2" }],
  ],
  "chart-column": [["path", { "d": "M3 3v16a2 2 0 0 0 2 2h16" }], ["path", { "d": "M18 17V9" }], ["path", {
    "d": "M13 17V5",
  }], ["path", { "d": "M8 17v-3" }]],
  "chart-no-axes-column": [["path", { "d": "M5 21v-6" }], ["path", { "d": "M12 21V3" }], ["path", {
    "d": "M19 21V9",
  }]],
  "chart-pie": [["path", {
    "d":
      "M21 12c.552 0 1.005-.449.95-.998a10 10 0 0 0-8.953-8.951c-.55-.055-.998.398-.998.95v8a1 1 0 0 0 1 1z",
  }], ["path", { "d": "M21.21 15.89A10 10 0 1 1 8 2.83" }]],
  "check": [["path", { "d": "M20 6 9 17l-5-5" }]],
  "check-check": [["path", { "d": "M18 6 7 17l-5-5" }], ["path", { "d": "m22 10-7.5 7.5L13 16" }]],
  "chevron-down": [["path", { "d": "m6 9 6 6 6-6" }]],
  "chevron-left": [["path", { "d": "m15 18-6-6 6-6" }]],
  "chevron-right": [["path", { "d": "m9 18 6-6-6-6" }]],
  "circle": [["circle", { "cx": "12", "cy": "12", "r": "10" }]],
  "circle-alert": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["line", {
    "x1": "12",
    "x2": "12",
    "y1": "8",
    "y2": "12",
  }], ["line", { "x1": "12", "x2": "12.01", "y1": "16", "y2": "16" }]],
  "circle-check": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", {
    "d": "m16 9-5.5 5.5L8 12",
  }]],
  "circle-pause": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["line", {
    "x1": "10",
    "x2": "10",
    "y1": "15",
    "y2": "9",
  }], ["line", { "x1": "14", "x2": "14", "y1": "15", "y2": "9" }]],
  "circle-question-mark": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", {
    "d": "M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3",
  }], ["path", { "d": "M12 17h.01" }]],
  "circle-stop": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["rect", {
    "x": "9",
    "y": "9",
    "width": "6",
    "height": "6",
    "rx": "1",
  }]],
  "circle-x": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", { "d": "m15 9-6 6" }], ["path", {
    "d": "m9 9 6 6",
  }]],
  "clipboard-check": [["rect", { "width": "8", "height": "4", "x": "8", "y": "2", "rx": "1", "ry": "1" }], [
    "path",
    { "d": "M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2" },
  ], ["path", { "d": "m9 14 2 2 4-4" }]],
  "clipboard-list": [
    ["rect", { "width": "8", "height": "4", "x": "8", "y": "2", "rx": "1", "ry": "1" }],
    ["path", { "d": "M16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2" }],
    ["path", { "d": "M12 11h4" }],
    ["path", { "d": "M12 16h4" }],
    ["path", { "d": "M8 11h.01" }],
    ["path", { "d": "M8 16h.01" }],
  ],
  "clock": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", { "d": "M12 6v6l4 2" }]],
  "clock-alert": [["path", { "d": "M12 6v6l4 2" }], ["path", { "d": "M20 12v5" }], ["path", {
    "d": "M20 21h.01",
  }], ["path", { "d": "M21.25 8.2A10 10 0 1 0 16 21.16" }]],
  "code": [["path", { "d": "m16 18 6-6-6-6" }], ["path", { "d": "m8 6-6 6 6 6" }]],
  "cog": [
    ["path", { "d": "M11 10.27 7 3.34" }],
    ["path", { "d": "m11 13.73-4 6.93" }],
    ["path", { "d": "M12 22v-2" }],
    ["path", { "d": "M12 2v2" }],
    ["path", { "d": "M14 12h8" }],
    ["path", { "d": "m17 20.66-1-1.73" }],
    ["path", { "d": "m17 3.34-1 1.73" }],
    ["path", { "d": "M2 12h2" }],
    ["path", { "d": "m20.66 17-1.73-1" }],
    ["path", { "d": "m20.66 7-1.73 1" }],
    ["path", { "d": "m3.34 17 1.73-1" }],
    ["path", { "d": "m3.34 7 1.73 1" }],
    ["circle", { "cx": "12", "cy": "12", "r": "2" }],
    ["circle", { "cx": "12", "cy": "12", "r": "8" }],
  ],
  "columns-2": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M12 3v18",
  }]],
  "columns-3": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M9 3v18",
  }], ["path", { "d": "M15 3v18" }]],
  "command": [["path", { "d": "M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3" }]],
  "component": [["path", {
    "d":
      "M15.536 11.293a1 1 0 0 0 0 1.414l2.376 2.377a1 1 0 0 0 1.414 0l2.377-2.377a1 1 0 0 0 0-1.414l-2.377-2.377a1 1 0 0 0-1.414 0z",
  }], ["path", {
    "d":
      "M2.297 11.293a1 1 0 0 0 0 1.414l2.377 2.377a1 1 0 0 0 1.414 0l2.377-2.377a1 1 0 0 0 0-1.414L6.088 8.916a1 1 0 0 0-1.414 0z",
  }], ["path", {
    "d":
      "M8.916 17.912a1 1 0 0 0 0 1.415l2.377 2.376a1 1 0 0 0 1.414 0l2.377-2.376a1 1 0 0 0 0-1.415l-2.377-2.376a1 1 0 0 0-1.414 0z",
  }], ["path", {
    "d":
      "M8.916 4.674a1 1 0 0 0 0 1.414l2.377 2.376a1 1 0 0 0 1.414 0l2.377-2.376a1 1 0 0 0 0-1.414l-2.377-2.377a1 1 0 0 0-1.414 0z",
  }]],
  "contact": [
    ["path", { "d": "M16 2v2" }],
    ["path", { "d": "M7 21v-2a2 2 0 012-2h6a2 2 0 012 2v2" }],
    ["path", { "d": "M8 2v2" }],
    ["circle", { "cx": "12", "cy": "10", "r": "3" }],
    ["rect", { "x": "3", "y": "3", "width": "18", "height": "18", "rx": "2" }],
  ],
  "cookie": [
    ["path", { "d": "M11 17h.01" }],
    ["path", {
      "d":
        "M11.496 2c.324-.016.558.292.529.615a4 4 0 004.235 4.368.713.713 0 01.758.757 4 4 0 004.366 4.237c.323-.03.63.204.614.527a10 10 0 01-2.915 6.566A1 1 0 114.93 4.918 10 10 0 0111.496 2",
    }],
    ["path", { "d": "M12 12h.01" }],
    ["path", { "d": "M16 16h.01" }],
    ["path", { "d": "M16 3h.01" }],
    ["path", { "d": "M21 4h.01" }],
    ["path", { "d": "M21 8h.01" }],
    ["path", { "d": "M7 14h.01" }],
    ["path", { "d": "M9 8h.01" }],
  ],
  "copy": [["rect", { "width": "14", "height": "14", "x": "8", "y": "8", "rx": "2", "ry": "2" }], ["path", {
    "d": "M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2",
  }]],
  "corner-down-right": [["path", { "d": "m15 10 5 5-5 5" }], ["path", { "d": "M4 4v7a4 4 0 0 0 4 4h12" }]],
  "corner-up-left": [["path", { "d": "M20 20v-7a4 4 0 0 0-4-4H4" }], ["path", { "d": "M9 14 4 9l5-5" }]],
  "currency": [
    ["circle", { "cx": "12", "cy": "12", "r": "8" }],
    ["line", { "x1": "3", "x2": "6", "y1": "3", "y2": "6" }],
    ["line", { "x1": "21", "x2": "18", "y1": "3", "y2": "6" }],
    ["line", { "x1": "3", "x2": "6", "y1": "21", "y2": "18" }],
    ["line", { "x1": "21", "x2": "18", "y1": "21", "y2": "18" }],
  ],
  "database": [["ellipse", { "cx": "12", "cy": "5", "rx": "9", "ry": "3" }], ["path", {
    "d": "M3 5V19A9 3 0 0 0 21 19V5",
  }], ["path", { "d": "M3 12A9 3 0 0 0 21 12" }]],
  "delete": [
    ["path", {
      "d":
        "M10 5a2 2 0 0 0-1.344.519l-6.328 5.74a1 1 0 0 0 0 1.481l6.328 5.741A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2z",
    }],
    ["path", { "d": "m12 9 6 6" }],
    ["path", { "d": "m18 9-6 6" }],
  ],
  "diff": [["path", { "d": "M12 3v14" }], ["path", { "d": "M5 10h14" }], ["path", { "d": "M5 21h14" }]],
  "disc": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["circle", {
    "cx": "12",
    "cy": "12",
    "r": "2",
  }]],
  "dot": [["circle", { "cx": "12", "cy": "12", "r": "1" }]],
  "download": [
    ["path", { "d": "M12 15V3" }],
    ["path", { "d": "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" }],
    ["path", { "d": "m7 10 5 5 5-5" }],
  ],
  "drill": [
    ["path", { "d": "M10 18a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H5a3 3 0 0 1-3-3 1 1 0 0 1 1-1z" }],
    ["path", {
      "d":
        "M13 10H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1l-.81 3.242a1 1 0 0 1-.97.758H8",
    }],
    ["path", { "d": "M14 4h3a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-3" }],
    ["path", { "d": "M18 6h4" }],
    ["path", { "d": "m5 10-2 8" }],
    ["path", { "d": "m7 18 2-8" }],
  ],
  "droplets": [["path", {
    "d":
      "M7 16.3c2.2 0 4-1.83 4-4.05 0-1.16-.57-2.26-1.71-3.19S7.29 6.75 7 5.3c-.29 1.45-1.14 2.84-2.29 3.76S3 11.1 3 12.25c0 2.22 1.8 4.05 4 4.05z",
  }], ["path", {
    "d": "M12.56 6.6A10.97 10.97 0 0 0 14 3.02c.5 2.5 2 4.9 4 6.5s3 3.5 3 5.5a6.98 6.98 0 0 1-11.91 4.97",
  }]],
  "earth": [
    ["path", { "d": "M21.54 15H17a2 2 0 0 0-2 2v4.54" }],
    ["path", { "d": "M7 3.34V5a3 3 0 0 0 3 3a2 2 0 0 1 2 2c0 1.1.9 2 2 2a2 2 0 0 0 2-2c0-1.1.9-2 2-2h3.17" }],
    ["path", { "d": "M11 21.95V18a2 2 0 0 0-2-2a2 2 0 0 1-2-2v-1a2 2 0 0 0-2-2H2.05" }],
    ["circle", { "cx": "12", "cy": "12", "r": "10" }],
  ],
  "ellipse": [["ellipse", { "cx": "12", "cy": "12", "rx": "10", "ry": "6" }]],
  "ellipsis-vertical": [["circle", { "cx": "12", "cy": "12", "r": "1" }], ["circle", {
    "cx": "12",
    "cy": "5",
    "r": "1",
  }], ["circle", { "cx": "12", "cy": "19", "r": "1" }]],
  "engine": [["path", { "d": "M10 3h6" }], ["path", { "d": "M13 3v4" }], ["path", { "d": "M2 10v6" }], [
    "path",
    { "d": "M2 13h4" },
  ], ["path", {
    "d":
      "M6 16a2 2 0 002 2h1a2 2 0 011.6.8l.3.4a2 2 0 001.6.8h2.264a2 2 0 001.789-1.106l1.67-3.341a1 1 0 01.895-.553H21a1 1 0 001-1v-4a1 1 0 00-1-1h-3.5a1 1 0 01-.8-.4l-.9-1.2A1 1 0 0015 7h-4a1 1 0 00-.8.4l-.9 1.2a1 1 0 01-.8.4H7a1 1 0 00-1 1z",
  }]],
  "eraser": [["path", {
    "d":
      "M21 21H8a2 2 0 0 1-1.42-.587l-3.994-3.999a2 2 0 0 1 0-2.828l10-10a2 2 0 0 1 2.829 0l5.999 6a2 2 0 0 1 0 2.828L12.834 21",
  }], ["path", { "d": "m5.082 11.09 8.828 8.828" }]],
  "euro": [["path", { "d": "M4 10h12" }], ["path", { "d": "M4 14h9" }], ["path", {
    "d": "M19 6a7.7 7.7 0 0 0-5.2-2A7.9 7.9 0 0 0 6 12c0 4.4 3.5 8 7.8 8 2 0 3.8-.8 5.2-2",
  }]],
  "eye": [["path", {
    "d":
      "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  }], ["circle", { "cx": "12", "cy": "12", "r": "3" }]],
  "eye-off": [
    ["path", {
      "d": "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
    }],
    ["path", { "d": "M14.084 14.158a3 3 0 0 1-4.242-4.242" }],
    ["path", {
      "d": "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
    }],
    ["path", { "d": "m2 2 20 20" }],
  ],
  "factory": [["path", { "d": "M12 16h.01" }], ["path", { "d": "M16 16h.01" }], ["path", {
    "d":
      "M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2z",
  }], ["path", { "d": "M8 16h.01" }]],
  "file": [["path", {
    "d":
      "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
  }], ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }]],
  "file-archive": [
    ["path", {
      "d":
        "M13.659 22H18a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v11.5",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M8 12v-1" }],
    ["path", { "d": "M8 18v-2" }],
    ["path", { "d": "M8 7V6" }],
    ["circle", { "cx": "8", "cy": "20", "r": "2" }],
  ],
  "file-clock": [
    ["path", {
      "d":
        "M16 22h2a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v2.85",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M8 14v2.2l1.6 1" }],
    ["circle", { "cx": "8", "cy": "16", "r": "6" }],
  ],
  "file-code": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M10 12.5 8 15l2 2.5" }],
    ["path", { "d": "m14 12.5 2 2.5-2 2.5" }],
  ],
  "file-exclamation-point": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M12 9v4" }],
    ["path", { "d": "M12 17h.01" }],
  ],
  "file-music": [
    ["path", {
      "d":
        "M11.65 22H18a2 2 0 0 0 2-2V8a2.4 2.4 0 0 0-.706-1.706l-3.588-3.588A2.4 2.4 0 0 0 14 2H6a2 2 0 0 0-2 2v10.35",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M8 20v-7l3 1.474" }],
    ["circle", { "cx": "6", "cy": "20", "r": "2" }],
  ],
  "file-pen-line": [
    ["path", {
      "d":
        "M14.364 13.634a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506l4.013-4.009a1 1 0 0 0-3.004-3.004z",
    }],
    ["path", { "d": "M14.487 7.858A1 1 0 0 1 14 7V2" }],
    ["path", {
      "d":
        "M20 19.645V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l2.516 2.516",
    }],
    ["path", { "d": "M8 18h1" }],
  ],
  "file-plus": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M9 15h6" }],
    ["path", { "d": "M12 18v-6" }],
  ],
  "file-spreadsheet": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M8 13h2" }],
    ["path", { "d": "M14 13h2" }],
    ["path", { "d": "M8 17h2" }],
    ["path", { "d": "M14 17h2" }],
  ],
  "file-text": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M10 9H8" }],
    ["path", { "d": "M16 13H8" }],
    ["path", { "d": "M16 17H8" }],
  ],
  "file-type": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M11 18h2" }],
    ["path", { "d": "M12 12v6" }],
    ["path", { "d": "M9 13v-.5a.5.5 0 0 1 .5-.5h5a.5.5 0 0 1 .5.5v.5" }],
  ],
  "file-up": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "M12 12v6" }],
    ["path", { "d": "m15 15-3-3-3 3" }],
  ],
  "file-x": [
    ["path", {
      "d":
        "M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z",
    }],
    ["path", { "d": "M14 2v5a1 1 0 0 0 1 1h5" }],
    ["path", { "d": "m14.5 12.5-5 5" }],
    ["path", { "d": "m9.5 12.5 5 5" }],
  ],
  "files": [["path", { "d": "M15 2h-4a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8" }], ["path", {
    "d": "M16.706 2.706A2.4 2.4 0 0 0 15 2v5a1 1 0 0 0 1 1h5a2.4 2.4 0 0 0-.706-1.706z",
  }], ["path", { "d": "M5 7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 1.732-1" }]],
  "film": [
    ["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }],
    ["path", { "d": "M7 3v18" }],
    ["path", { "d": "M3 7.5h4" }],
    ["path", { "d": "M3 12h18" }],
    ["path", { "d": "M3 16.5h4" }],
    ["path", { "d": "M17 3v18" }],
    ["path", { "d": "M17 7.5h4" }],
    ["path", { "d": "M17 16.5h4" }],
  ],
  "fingerprint-pattern": [
    ["path", { "d": "M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4" }],
    ["path", { "d": "M14 13.12c0 2.38 0 6.38-1 8.88" }],
    ["path", { "d": "M17.29 21.02c.12-.6.43-2.3.5-3.02" }],
    ["path", { "d": "M2 12a10 10 0 0 1 18-6" }],
    ["path", { "d": "M2 16h.01" }],
    ["path", { "d": "M21.8 16c.2-2 .131-5.354 0-6" }],
    ["path", { "d": "M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2" }],
    ["path", { "d": "M8.65 22c.21-.66.45-1.32.57-2" }],
    ["path", { "d": "M9 6.8a6 6 0 0 1 9 5.2v2" }],
  ],
  "flag": [["path", {
    "d":
      "M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528",
  }]],
  "flask-conical": [
    ["path", {
      "d":
        "M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2",
    }],
    ["path", { "d": "M6.453 15h11.094" }],
    ["path", { "d": "M8.5 2h7" }],
  ],
  "folder": [["path", {
    "d":
      "M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z",
  }]],
  "folder-archive": [
    ["circle", { "cx": "15", "cy": "19", "r": "2" }],
    ["path", {
      "d":
        "M20.9 19.8A2 2 0 0 0 22 18V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h5.1",
    }],
    ["path", { "d": "M15 11v-1" }],
    ["path", { "d": "M15 17v-2" }],
  ],
  "folder-open": [["path", {
    "d":
      "m6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2",
  }]],
  "folder-plus": [["path", { "d": "M12 10v6" }], ["path", { "d": "M9 13h6" }], ["path", {
    "d":
      "M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z",
  }]],
  "folder-search": [
    ["path", {
      "d":
        "M10.7 20H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H20a2 2 0 0 1 2 2v4.1",
    }],
    ["path", { "d": "m21 21-1.9-1.9" }],
    ["circle", { "cx": "17", "cy": "17", "r": "3" }],
  ],
  "footprints": [
    ["path", {
      "d":
        "M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0Z",
    }],
    ["path", {
      "d":
        "M20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0Z",
    }],
    ["path", { "d": "M16 17h4" }],
    ["path", { "d": "M4 13h4" }],
  ],
  "form": [["path", { "d": "M4 14h6" }], ["path", { "d": "M4 2h10" }], ["rect", {
    "x": "4",
    "y": "18",
    "width": "16",
    "height": "4",
    "rx": "1",
  }], ["rect", { "x": "4", "y": "6", "width": "16", "height": "4", "rx": "1" }]],
  "forward": [["path", { "d": "m15 17 5-5-5-5" }], ["path", { "d": "M4 18v-2a4 4 0 0 1 4-4h12" }]],
  "frame": [
    ["line", { "x1": "22", "x2": "2", "y1": "6", "y2": "6" }],
    ["line", { "x1": "22", "x2": "2", "y1": "18", "y2": "18" }],
    ["line", { "x1": "6", "x2": "6", "y1": "2", "y2": "22" }],
    ["line", { "x1": "18", "x2": "18", "y1": "2", "y2": "22" }],
  ],
  "gauge": [["path", { "d": "m12 14 4-4" }], ["path", { "d": "M3.34 19a10 10 0 1 1 17.32 0" }]],
  "git-compare": [
    ["circle", { "cx": "18", "cy": "18", "r": "3" }],
    ["circle", { "cx": "6", "cy": "6", "r": "3" }],
    ["path", { "d": "M13 6h3a2 2 0 0 1 2 2v7" }],
    ["path", { "d": "M11 18H8a2 2 0 0 1-2-2V9" }],
  ],
  "globe": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", {
    "d": "M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20",
  }], ["path", { "d": "M2 12h20" }]],
  "grid-3x3": [
    ["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }],
    ["path", { "d": "M3 9h18" }],
    ["path", { "d": "M3 15h18" }],
    ["path", { "d": "M9 3v18" }],
    ["path", { "d": "M15 3v18" }],
  ],
  "grip-horizontal": [
    ["circle", { "cx": "12", "cy": "9", "r": "1" }],
    ["circle", { "cx": "19", "cy": "9", "r": "1" }],
    ["circle", { "cx": "5", "cy": "9", "r": "1" }],
    ["circle", { "cx": "12", "cy": "15", "r": "1" }],
    ["circle", { "cx": "19", "cy": "15", "r": "1" }],
    ["circle", { "cx": "5", "cy": "15", "r": "1" }],
  ],
  "group": [
    ["path", { "d": "M3 7V5c0-1.1.9-2 2-2h2" }],
    ["path", { "d": "M17 3h2c1.1 0 2 .9 2 2v2" }],
    ["path", { "d": "M21 17v2c0 1.1-.9 2-2 2h-2" }],
    ["path", { "d": "M7 21H5c-1.1 0-2-.9-2-2v-2" }],
    ["rect", { "width": "7", "height": "5", "x": "7", "y": "7", "rx": "1" }],
    ["rect", { "width": "7", "height": "5", "x": "10", "y": "12", "rx": "1" }],
  ],
  "hammer": [
    ["path", { "d": "m15 12-9.373 9.373a1 1 0 0 1-3.001-3L12 9" }],
    ["path", { "d": "m18 15 4-4" }],
    ["path", {
      "d":
        "m21.5 11.5-1.914-1.914A2 2 0 0 1 19 8.172v-.344a2 2 0 0 0-.586-1.414l-1.657-1.657A6 6 0 0 0 12.516 3H9l1.243 1.243A6 6 0 0 1 12 8.485V10l2 2h1.172a2 2 0 0 1 1.414.586L18.5 14.5",
    }],
  ],
  "hand": [
    ["path", { "d": "M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2" }],
    ["path", { "d": "M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2" }],
    ["path", { "d": "M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8" }],
    ["path", {
      "d":
        "M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15",
    }],
  ],
  "hard-drive-download": [
    ["path", { "d": "M12 2v8" }],
    ["path", { "d": "m16 6-4 4-4-4" }],
    ["rect", { "width": "20", "height": "8", "x": "2", "y": "14", "rx": "2" }],
    ["path", { "d": "M6 18h.01" }],
    ["path", { "d": "M10 18h.01" }],
  ],
  "heading": [["path", { "d": "M6 12h12" }], ["path", { "d": "M6 20V4" }], ["path", { "d": "M18 20V4" }]],
  "heading-2": [["path", { "d": "M4 12h8" }], ["path", { "d": "M4 18V6" }], ["path", { "d": "M12 18V6" }], [
    "path",
    { "d": "M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1" },
  ]],
  "heading-3": [["path", { "d": "M4 12h8" }], ["path", { "d": "M4 18V6" }], ["path", { "d": "M12 18V6" }], [
    "path",
    { "d": "M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2" },
  ], ["path", { "d": "M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2" }]],
  "heading-4": [
    ["path", { "d": "M12 18V6" }],
    ["path", { "d": "M17 10v3a1 1 0 0 0 1 1h3" }],
    ["path", { "d": "M21 10v8" }],
    ["path", { "d": "M4 12h8" }],
    ["path", { "d": "M4 18V6" }],
  ],
  "house": [["path", { "d": "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8" }], ["path", {
    "d":
      "M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  }]],
  "id-card": [
    ["path", { "d": "M13 19a4 4 0 00-8 0" }],
    ["path", { "d": "M16 10h2" }],
    ["path", { "d": "M16 14h2" }],
    ["circle", { "cx": "9", "cy": "12", "r": "3" }],
    ["rect", { "x": "2", "y": "5", "width": "20", "height": "14", "rx": "2" }],
  ],
  "image": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2", "ry": "2" }], [
    "circle",
    { "cx": "9", "cy": "9", "r": "2" },
  ], ["path", { "d": "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21" }]],
  "image-off": [
    ["line", { "x1": "2", "x2": "22", "y1": "2", "y2": "22" }],
    ["path", { "d": "M10.41 10.41a2 2 0 1 1-2.83-2.83" }],
    ["line", { "x1": "13.5", "x2": "6", "y1": "13.5", "y2": "21" }],
    ["line", { "x1": "18", "x2": "21", "y1": "12", "y2": "15" }],
    ["path", { "d": "M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59" }],
    ["path", { "d": "M21 15V5a2 2 0 0 0-2-2H9" }],
  ],
  "image-plus": [
    ["path", { "d": "M16 5h6" }],
    ["path", { "d": "M19 2v6" }],
    ["path", { "d": "M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5" }],
    ["path", { "d": "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21" }],
    ["circle", { "cx": "9", "cy": "9", "r": "2" }],
  ],
  "images": [
    ["path", { "d": "m22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16" }],
    ["path", { "d": "M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2" }],
    ["circle", { "cx": "13", "cy": "7", "r": "1", "fill": "currentColor" }],
    ["rect", { "x": "8", "y": "2", "width": "14", "height": "14", "rx": "2" }],
  ],
  "import": [["path", { "d": "M12 3v12" }], ["path", { "d": "m8 11 4 4 4-4" }], ["path", {
    "d": "M8 5H4a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-4",
  }]],
  "inbox": [["polyline", { "points": "22 12 16 12 14 15 10 15 8 12 2 12" }], ["path", {
    "d":
      "M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z",
  }]],
  "info": [["circle", { "cx": "12", "cy": "12", "r": "10" }], ["path", { "d": "M12 16v-4" }], ["path", {
    "d": "M12 8h.01",
  }]],
  "italic": [["line", { "x1": "19", "x2": "10", "y1": "4", "y2": "4" }], ["line", {
    "x1": "14",
    "x2": "5",
    "y1": "20",
    "y2": "20",
  }], ["line", { "x1": "15", "x2": "9", "y1": "4", "y2": "20" }]],
  "key": [["path", { "d": "m2 21 9.6-9.6" }], ["path", {
    "d": "m7.5 15.5 2.3 2.3a1 1 0 0 1 0 1.4l-2.1 2.1a1 1 0 0 1-1.4 0L4 19",
  }], ["circle", { "cx": "15.5", "cy": "7.5", "r": "5.5" }]],
  "key-round": [["path", {
    "d":
      "M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z",
  }], ["circle", { "cx": "16.5", "cy": "7.5", "r": ".5", "fill": "currentColor" }]],
  "key-square": [
    ["path", {
      "d":
        "M12.4 2.7a2.5 2.5 0 0 1 3.4 0l5.5 5.5a2.5 2.5 0 0 1 0 3.4l-3.7 3.7a2.5 2.5 0 0 1-3.4 0L8.7 9.8a2.5 2.5 0 0 1 0-3.4z",
    }],
    ["path", { "d": "m14 7 3 3" }],
    ["path", {
      "d":
        "m9.4 10.6-6.814 6.814A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814",
    }],
  ],
  "keyboard": [
    ["path", { "d": "M10 8h.01" }],
    ["path", { "d": "M12 12h.01" }],
    ["path", { "d": "M14 8h.01" }],
    ["path", { "d": "M16 12h.01" }],
    ["path", { "d": "M18 8h.01" }],
    ["path", { "d": "M6 8h.01" }],
    ["path", { "d": "M7 16h10" }],
    ["path", { "d": "M8 12h.01" }],
    ["rect", { "width": "20", "height": "16", "x": "2", "y": "4", "rx": "2" }],
  ],
  "lambda": [["path", { "d": "M11.38 10 5 20" }], ["path", {
    "d": "M19 18a2 2 0 01-2 2c-4.87-.003-5.052-16-10-16a2 2 0 00-2 2",
  }]],
  "lamp": [["path", { "d": "M12 12v6" }], ["path", {
    "d":
      "M4.077 10.615A1 1 0 0 0 5 12h14a1 1 0 0 0 .923-1.385l-3.077-7.384A2 2 0 0 0 15 2H9a2 2 0 0 0-1.846 1.23Z",
  }], ["path", { "d": "M8 20a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1z" }]],
  "languages": [
    ["path", { "d": "m5 8 6 6" }],
    ["path", { "d": "m4 14 6-6 2-3" }],
    ["path", { "d": "M2 5h12" }],
    ["path", { "d": "M7 2h1" }],
    ["path", { "d": "m22 22-5-10-5 10" }],
    ["path", { "d": "M14 18h6" }],
  ],
  "layout-grid": [
    ["rect", { "width": "7", "height": "7", "x": "3", "y": "3", "rx": "1" }],
    ["rect", { "width": "7", "height": "7", "x": "14", "y": "3", "rx": "1" }],
    ["rect", { "width": "7", "height": "7", "x": "14", "y": "14", "rx": "1" }],
    ["rect", { "width": "7", "height": "7", "x": "3", "y": "14", "rx": "1" }],
  ],
  "layout-list": [
    ["rect", { "width": "7", "height": "7", "x": "3", "y": "3", "rx": "1" }],
    ["rect", { "width": "7", "height": "7", "x": "3", "y": "14", "rx": "1" }],
    ["path", { "d": "M14 4h7" }],
    ["path", { "d": "M14 9h7" }],
    ["path", { "d": "M14 15h7" }],
    ["path", { "d": "M14 20h7" }],
  ],
  "lens": [["path", { "d": "M15.725 7.296h.01" }], ["path", { "d": "M6 12a6 6 0 016-6" }], ["circle", {
    "cx": "12",
    "cy": "12",
    "r": "10",
  }]],
  "letter-spacing": [["path", { "d": "M15 14H9" }], ["path", { "d": "M21 3v18" }], ["path", {
    "d": "M3 3v18",
  }], ["path", { "d": "m8 16 3.453-7.648a.6.6 0 011.094.001L16 16" }]],
  "lightbulb": [
    ["path", {
      "d":
        "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5",
    }],
    ["path", { "d": "M9 18h6" }],
    ["path", { "d": "M10 22h4" }],
  ],
  "link": [["path", { "d": "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71" }], ["path", {
    "d": "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
  }]],
  "list": [
    ["path", { "d": "M3 5h.01" }],
    ["path", { "d": "M3 12h.01" }],
    ["path", { "d": "M3 19h.01" }],
    ["path", { "d": "M8 5h13" }],
    ["path", { "d": "M8 12h13" }],
    ["path", { "d": "M8 19h13" }],
  ],
  "list-checks": [
    ["path", { "d": "M13 5h8" }],
    ["path", { "d": "M13 12h8" }],
    ["path", { "d": "M13 19h8" }],
    ["path", { "d": "m3 17 2 2 4-4" }],
    ["path", { "d": "m3 7 2 2 4-4" }],
  ],
  "list-filter": [["path", { "d": "M2 5h20" }], ["path", { "d": "M6 12h12" }], ["path", { "d": "M9 19h6" }]],
  "list-ordered": [
    ["path", { "d": "M11 5h10" }],
    ["path", { "d": "M11 12h10" }],
    ["path", { "d": "M11 19h10" }],
    ["path", { "d": "M4 4h1v5" }],
    ["path", { "d": "M4 9h2" }],
    ["path", { "d": "M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02" }],
  ],
  "list-plus": [["path", { "d": "M16 5H3" }], ["path", { "d": "M11 12H3" }], ["path", { "d": "M16 19H3" }], [
    "path",
    { "d": "M18 9v6" },
  ], ["path", { "d": "M21 12h-6" }]],
  "list-tree": [["path", { "d": "M8 5h13" }], ["path", { "d": "M13 12h8" }], ["path", { "d": "M13 19h8" }], [
    "path",
    { "d": "M3 10a2 2 0 0 0 2 2h3" },
  ], ["path", { "d": "M3 5v12a2 2 0 0 0 2 2h3" }]],
  "lock": [["rect", { "width": "18", "height": "11", "x": "3", "y": "11", "rx": "2", "ry": "2" }], ["path", {
    "d": "M7 11V7a5 5 0 0 1 10 0v4",
  }]],
  "lock-open": [["rect", { "width": "18", "height": "11", "x": "3", "y": "11", "rx": "2", "ry": "2" }], [
    "path",
    { "d": "M7 11V7a5 5 0 0 1 9.9-1" },
  ]],
  "log-in": [["path", { "d": "m10 17 5-5-5-5" }], ["path", { "d": "M15 12H3" }], ["path", {
    "d": "M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4",
  }]],
  "log-out": [["path", { "d": "m16 17 5-5-5-5" }], ["path", { "d": "M21 12H9" }], ["path", {
    "d": "M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4",
  }]],
  "logs": [
    ["path", { "d": "M3 5h1" }],
    ["path", { "d": "M3 12h1" }],
    ["path", { "d": "M3 19h1" }],
    ["path", { "d": "M8 5h1" }],
    ["path", { "d": "M8 12h1" }],
    ["path", { "d": "M8 19h1" }],
    ["path", { "d": "M13 5h8" }],
    ["path", { "d": "M13 12h8" }],
    ["path", { "d": "M13 19h8" }],
  ],
  "mail": [["path", { "d": "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" }], ["rect", {
    "x": "2",
    "y": "4",
    "width": "20",
    "height": "16",
    "rx": "2",
  }]],
  "mail-open": [["path", {
    "d":
      "M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0l8 6Z",
  }], ["path", { "d": "m22 10-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 10" }]],
  "mail-warning": [
    ["path", { "d": "M22 10.5V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h12.5" }],
    ["path", { "d": "m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7" }],
    ["path", { "d": "M20 14v4" }],
    ["path", { "d": "M20 22v.01" }],
  ],
  "mail-x": [
    ["path", { "d": "M22 12.532V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8.792" }],
    ["path", { "d": "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" }],
    ["path", { "d": "m16.5 16.5 5 5" }],
    ["path", { "d": "m21.5 16.5-5 5" }],
  ],
  "mails": [["path", { "d": "M17 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 1-1.732" }], ["path", {
    "d": "m22 5.5-6.419 4.179a2 2 0 0 1-2.162 0L7 5.5",
  }], ["rect", { "x": "7", "y": "3", "width": "15", "height": "12", "rx": "2" }]],
  "map": [
    ["path", {
      "d":
        "M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z",
    }],
    ["path", { "d": "M15 5.764v15" }],
    ["path", { "d": "M9 3.236v15" }],
  ],
  "map-pinned": [["path", {
    "d": "M18 8c0 3.613-3.869 7.429-5.393 8.795a1 1 0 01-1.214 0C9.87 15.429 6 11.613 6 8a6 6 0 0112 0",
  }], ["path", {
    "d":
      "M4.474 15h-.197a1 1 0 00-.969.753l-1.097 4.35a1.5 1.5 0 001.444 1.898L20.344 22a1.5 1.5 0 001.446-1.897l-1.098-4.35a1 1 0 00-.969-.753h-.197",
  }], ["circle", { "cx": "12", "cy": "8", "r": "2" }]],
  "maximize": [["path", { "d": "M8 3H5a2 2 0 0 0-2 2v3" }], ["path", { "d": "M21 8V5a2 2 0 0 0-2-2h-3" }], [
    "path",
    { "d": "M3 16v3a2 2 0 0 0 2 2h3" },
  ], ["path", { "d": "M16 21h3a2 2 0 0 0 2-2v-3" }]],
  "medal": [
    ["path", {
      "d":
        "M7.21 15 2.66 7.14a2 2 0 0 1 .13-2.2L4.4 2.8A2 2 0 0 1 6 2h12a2 2 0 0 1 1.6.8l1.6 2.14a2 2 0 0 1 .14 2.2L16.79 15",
    }],
    ["path", { "d": "M11 12 5.12 2.2" }],
    ["path", { "d": "m13 12 5.88-9.8" }],
    ["path", { "d": "M8 7h8" }],
    ["circle", { "cx": "12", "cy": "17", "r": "5" }],
    ["path", { "d": "M12 18v-2h-.5" }],
  ],
  "megaphone": [
    ["path", {
      "d":
        "M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z",
    }],
    ["path", { "d": "M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14" }],
    ["path", { "d": "M8 6v8" }],
  ],
  "menu": [["path", { "d": "M4 5h16" }], ["path", { "d": "M4 12h16" }], ["path", { "d": "M4 19h16" }]],
  "message-circle-plus": [
    ["path", {
      "d":
        "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
    }],
    ["path", { "d": "M8 12h8" }],
    ["path", { "d": "M12 8v8" }],
  ],
  "message-circle-question-mark": [
    ["path", {
      "d":
        "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
    }],
    ["path", { "d": "M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3" }],
    ["path", { "d": "M12 17h.01" }],
  ],
  "message-square": [["path", {
    "d":
      "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z",
  }]],
  "message-square-text": [
    ["path", {
      "d":
        "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z",
    }],
    ["path", { "d": "M7 11h10" }],
    ["path", { "d": "M7 15h6" }],
    ["path", { "d": "M7 7h8" }],
  ],
  "message-square-warning": [
    ["path", {
      "d":
        "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z",
    }],
    ["path", { "d": "M12 15h.01" }],
    ["path", { "d": "M12 7v4" }],
  ],
  "messages-square": [["path", {
    "d":
      "M16 10a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 14.286V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z",
  }], ["path", {
    "d":
      "M20 9a2 2 0 0 1 2 2v10.286a.71.71 0 0 1-1.212.502l-2.202-2.202A2 2 0 0 0 17.172 19H10a2 2 0 0 1-2-2v-1",
  }]],
  "mic": [["path", { "d": "M12 19v3" }], ["path", { "d": "M19 10v2a7 7 0 0 1-14 0v-2" }], ["rect", {
    "x": "9",
    "y": "2",
    "width": "6",
    "height": "13",
    "rx": "3",
  }]],
  "minus": [["path", { "d": "M5 12h14" }]],
  "monitor": [["rect", { "width": "20", "height": "14", "x": "2", "y": "3", "rx": "2" }], ["line", {
    "x1": "8",
    "x2": "16",
    "y1": "21",
    "y2": "21",
  }], ["line", { "x1": "12", "x2": "12", "y1": "17", "y2": "21" }]],
  "moon": [["path", {
    "d":
      "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
  }]],
  "move": [
    ["path", { "d": "M12 2v20" }],
    ["path", { "d": "m15 19-3 3-3-3" }],
    ["path", { "d": "m19 9 3 3-3 3" }],
    ["path", { "d": "M2 12h20" }],
    ["path", { "d": "m5 9-3 3 3 3" }],
    ["path", { "d": "m9 5 3-3 3 3" }],
  ],
  "navigation": [["polygon", { "points": "3 11 22 2 13 21 11 13 3 11" }]],
  "network": [
    ["rect", { "x": "16", "y": "16", "width": "6", "height": "6", "rx": "1" }],
    ["rect", { "x": "2", "y": "16", "width": "6", "height": "6", "rx": "1" }],
    ["rect", { "x": "9", "y": "2", "width": "6", "height": "6", "rx": "1" }],
    ["path", { "d": "M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3" }],
    ["path", { "d": "M12 12V8" }],
  ],
  "option": [["path", { "d": "M14 3h7" }], ["path", {
    "d": "M3 3h5.28a1 1 0 0 1 .948.684l5.544 16.632a1 1 0 0 0 .949.684H21",
  }]],
  "package": [
    ["path", {
      "d":
        "M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73z",
    }],
    ["path", { "d": "M12 22V12" }],
    ["polyline", { "points": "3.29 7 12 12 20.71 7" }],
    ["path", { "d": "m7.5 4.27 9 5.15" }],
  ],
  "package-check": [
    ["path", { "d": "M12 22V12" }],
    ["path", { "d": "m16 17 2 2 4-4" }],
    ["path", {
      "d":
        "M21 11.127V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l1.32-.753",
    }],
    ["path", { "d": "M3.29 7 12 12l8.71-5" }],
    ["path", { "d": "m7.5 4.27 8.997 5.148" }],
  ],
  "package-open": [["path", { "d": "M12 22v-9" }], ["path", {
    "d":
      "M15.17 2.21a1.67 1.67 0 0 1 1.63 0L21 4.57a1.93 1.93 0 0 1 0 3.36L8.82 14.79a1.655 1.655 0 0 1-1.64 0L3 12.43a1.93 1.93 0 0 1 0-3.36z",
  }], ["path", {
    "d":
      "M20 13v3.87a2.06 2.06 0 0 1-1.11 1.83l-6 3.08a1.93 1.93 0 0 1-1.78 0l-6-3.08A2.06 2.06 0 0 1 4 16.87V13",
  }], ["path", {
    "d":
      "M21 12.43a1.93 1.93 0 0 0 0-3.36L8.83 2.2a1.64 1.64 0 0 0-1.63 0L3 4.57a1.93 1.93 0 0 0 0 3.36l12.18 6.86a1.636 1.636 0 0 0 1.63 0z",
  }]],
  "panel-left-close": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M9 3v18",
  }], ["path", { "d": "m16 15-3-3 3-3" }]],
  "panel-left-open": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M9 3v18",
  }], ["path", { "d": "m14 9 3 3-3 3" }]],
  "panel-top": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M3 9h18",
  }]],
  "pause": [["rect", { "x": "14", "y": "3", "width": "5", "height": "18", "rx": "1" }], ["rect", {
    "x": "5",
    "y": "3",
    "width": "5",
    "height": "18",
    "rx": "1",
  }]],
  "pen-tool": [
    ["path", {
      "d":
        "m18 13-.654-4.736a4 4 0 00-2.756-3.266l-9.163-2.9a2 2 0 00-2.017.493l-.82.819a2 2 0 00-.492 2.017l2.9 9.163a4 4 0 003.266 2.756L13 18",
    }],
    ["path", {
      "d":
        "M18.648 12.352a1.205 1.205 0 011.704 0l1.296 1.296a1.205 1.205 0 010 1.704l-6.296 6.296a1.205 1.205 0 01-1.704 0l-1.296-1.296a1.205 1.205 0 010-1.704z",
    }],
    ["path", { "d": "m3 3 6.586 6.586" }],
    ["circle", { "cx": "11", "cy": "11", "r": "2" }],
  ],
  "pencil": [["path", {
    "d":
      "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
  }], ["path", { "d": "m15 5 4 4" }]],
  "percent": [["line", { "x1": "19", "x2": "5", "y1": "5", "y2": "19" }], ["circle", {
    "cx": "6.5",
    "cy": "6.5",
    "r": "2.5",
  }], ["circle", { "cx": "17.5", "cy": "17.5", "r": "2.5" }]],
  "phone": [["path", {
    "d":
      "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  }]],
  "pin": [["path", { "d": "M12 17v5" }], ["path", {
    "d":
      "M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z",
  }]],
  "play": [["path", {
    "d": "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  }]],
  "plug": [["path", { "d": "M12 22v-5" }], ["path", { "d": "M15 8V2" }], ["path", {
    "d": "M17 8a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1z",
  }], ["path", { "d": "M9 8V2" }]],
  "plus": [["path", { "d": "M5 12h14" }], ["path", { "d": "M12 5v14" }]],
  "presentation": [["path", { "d": "M2 3h20" }], ["path", {
    "d": "M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3",
  }], ["path", { "d": "m7 21 5-5 5 5" }]],
  "printer": [
    ["path", { "d": "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" }],
    ["path", { "d": "M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" }],
    ["rect", { "x": "6", "y": "14", "width": "12", "height": "8", "rx": "1" }],
  ],
  "qr-code": [
    ["rect", { "width": "5", "height": "5", "x": "3", "y": "3", "rx": "1" }],
    ["rect", { "width": "5", "height": "5", "x": "16", "y": "3", "rx": "1" }],
    ["rect", { "width": "5", "height": "5", "x": "3", "y": "16", "rx": "1" }],
    ["path", { "d": "M21 16h-3a2 2 0 0 0-2 2v3" }],
    ["path", { "d": "M21 21v.01" }],
    ["path", { "d": "M12 7v3a2 2 0 0 1-2 2H7" }],
    ["path", { "d": "M3 12h.01" }],
    ["path", { "d": "M12 3h.01" }],
    ["path", { "d": "M12 16v.01" }],
    ["path", { "d": "M16 12h1" }],
    ["path", { "d": "M21 12v.01" }],
    ["path", { "d": "M12 21v-1" }],
  ],
  "quote": [["path", {
    "d":
      "M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z",
  }], ["path", {
    "d":
      "M5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z",
  }]],
  "radio": [
    ["path", { "d": "M16.247 7.761a6 6 0 0 1 0 8.478" }],
    ["path", { "d": "M19.075 4.933a10 10 0 0 1 0 14.134" }],
    ["path", { "d": "M4.925 19.067a10 10 0 0 1 0-14.134" }],
    ["path", { "d": "M7.753 16.239a6 6 0 0 1 0-8.478" }],
    ["circle", { "cx": "12", "cy": "12", "r": "2" }],
  ],
  "ratio": [["rect", { "width": "12", "height": "20", "x": "6", "y": "2", "rx": "2" }], ["rect", {
    "width": "20",
    "height": "12",
    "x": "2",
    "y": "6",
    "rx": "2",
  }]],
  "receipt": [["path", { "d": "M12 17V7" }], ["path", { "d": "M16 8h-6a2 2 0 0 0 0 4h4a2 2 0 0 1 0 4H8" }], [
    "path",
    {
      "d":
        "M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z",
    },
  ]],
  "receipt-text": [
    ["path", { "d": "M13 16H8" }],
    ["path", { "d": "M14 8H8" }],
    ["path", { "d": "M16 12H8" }],
    ["path", {
      "d":
        "M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z",
    }],
  ],
  "redo": [["path", { "d": "M21 7v6h-6" }], ["path", { "d": "M3 17a9 9 0 0 1 9-9 9 9 0 0 1 6 2.3l3 2.7" }]],
  "redo-2": [["path", { "d": "m15 14 5-5-5-5" }], ["path", {
    "d": "M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13",
  }]],
  "refresh-cw": [
    ["path", { "d": "M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8" }],
    ["path", { "d": "M21 3v5h-5" }],
    ["path", { "d": "M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16" }],
    ["path", { "d": "M8 16H3v5" }],
  ],
  "repeat": [["path", { "d": "m17 2 4 4-4 4" }], ["path", { "d": "M3 11v-1a4 4 0 0 1 4-4h14" }], ["path", {
    "d": "m7 22-4-4 4-4",
  }], ["path", { "d": "M21 13v1a4 4 0 0 1-4 4H3" }]],
  "replace": [
    ["path", { "d": "M14 4a1 1 0 0 1 1-1" }],
    ["path", { "d": "M15 10a1 1 0 0 1-1-1" }],
    ["path", { "d": "M21 4a1 1 0 0 0-1-1" }],
    ["path", { "d": "M21 9a1 1 0 0 1-1 1" }],
    ["path", { "d": "m3 7 3 3 3-3" }],
    ["path", { "d": "M6 10V5a2 2 0 0 1 2-2h2" }],
    ["rect", { "x": "3", "y": "14", "width": "7", "height": "7", "rx": "1" }],
  ],
  "reply": [["path", { "d": "M20 18v-2a4 4 0 0 0-4-4H4" }], ["path", { "d": "m9 17-5-5 5-5" }]],
  "rotate-ccw": [["path", { "d": "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" }], ["path", {
    "d": "M3 3v5h5",
  }]],
  "rotate-cw": [["path", { "d": "M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8" }], ["path", {
    "d": "M21 3v5h-5",
  }]],
  "route": [["circle", { "cx": "6", "cy": "19", "r": "3" }], ["path", {
    "d": "M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15",
  }], ["circle", { "cx": "18", "cy": "5", "r": "3" }]],
  "rows-2": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M3 12h18",
  }]],
  "rows-3": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }], ["path", {
    "d": "M21 9H3",
  }], ["path", { "d": "M21 15H3" }]],
  "ruler": [
    ["path", {
      "d":
        "M21.3 15.3a2.4 2.4 0 0 1 0 3.4l-2.6 2.6a2.4 2.4 0 0 1-3.4 0L2.7 8.7a2.41 2.41 0 0 1 0-3.4l2.6-2.6a2.41 2.41 0 0 1 3.4 0Z",
    }],
    ["path", { "d": "m14.5 12.5 2-2" }],
    ["path", { "d": "m11.5 9.5 2-2" }],
    ["path", { "d": "m8.5 6.5 2-2" }],
    ["path", { "d": "m17.5 15.5 2-2" }],
  ],
  "save": [
    ["path", {
      "d":
        "M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
    }],
    ["path", { "d": "M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7" }],
    ["path", { "d": "M7 3v4a1 1 0 0 0 1 1h7" }],
  ],
  "scale": [
    ["path", { "d": "M12 3v18" }],
    ["path", { "d": "m19 8 3 8a5 5 0 0 1-6 0zV7" }],
    ["path", { "d": "M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1" }],
    ["path", { "d": "m5 8 3 8a5 5 0 0 1-6 0zV7" }],
    ["path", { "d": "M7 21h10" }],
  ],
  "scan": [["path", { "d": "M3 7V5a2 2 0 0 1 2-2h2" }], ["path", { "d": "M17 3h2a2 2 0 0 1 2 2v2" }], [
    "path",
    { "d": "M21 17v2a2 2 0 0 1-2 2h-2" },
  ], ["path", { "d": "M7 21H5a2 2 0 0 1-2-2v-2" }]],
  "scan-barcode": [
    ["path", { "d": "M3 7V5a2 2 0 0 1 2-2h2" }],
    ["path", { "d": "M17 3h2a2 2 0 0 1 2 2v2" }],
    ["path", { "d": "M21 17v2a2 2 0 0 1-2 2h-2" }],
    ["path", { "d": "M7 21H5a2 2 0 0 1-2-2v-2" }],
    ["path", { "d": "M8 7v10" }],
    ["path", { "d": "M12 7v10" }],
    ["path", { "d": "M17 7v10" }],
  ],
  "scroll": [["path", { "d": "M19 17V5a2 2 0 0 0-2-2H4" }], ["path", {
    "d":
      "M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3",
  }]],
  "scroll-text": [["path", { "d": "M15 12h-5" }], ["path", { "d": "M15 8h-5" }], ["path", {
    "d": "M19 17V5a2 2 0 0 0-2-2H4",
  }], ["path", {
    "d":
      "M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3",
  }]],
  "search": [["path", { "d": "m21 21-4.34-4.34" }], ["circle", { "cx": "11", "cy": "11", "r": "8" }]],
  "search-check": [["path", { "d": "m8 11 2 2 4-4" }], ["circle", { "cx": "11", "cy": "11", "r": "8" }], [
    "path",
    { "d": "m21 21-4.3-4.3" },
  ]],
  "section": [["path", { "d": "M16 5a4 3 0 0 0-8 0c0 4 8 3 8 7a4 3 0 0 1-8 0" }], ["path", {
    "d": "M8 19a4 3 0 0 0 8 0c0-4-8-3-8-7a4 3 0 0 1 8 0",
  }]],
  "send": [["path", {
    "d":
      "M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z",
  }], ["path", { "d": "m21.854 2.147-10.94 10.939" }]],
  "server": [
    ["rect", { "width": "20", "height": "8", "x": "2", "y": "2", "rx": "2", "ry": "2" }],
    ["rect", { "width": "20", "height": "8", "x": "2", "y": "14", "rx": "2", "ry": "2" }],
    ["line", { "x1": "6", "x2": "6.01", "y1": "6", "y2": "6" }],
    ["line", { "x1": "6", "x2": "6.01", "y1": "18", "y2": "18" }],
  ],
  "settings": [["path", {
    "d":
      "M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915",
  }], ["circle", { "cx": "12", "cy": "12", "r": "3" }]],
  "settings-2": [["path", { "d": "M14 17H5" }], ["path", { "d": "M19 7h-9" }], ["circle", {
    "cx": "17",
    "cy": "17",
    "r": "3",
  }], ["circle", { "cx": "7", "cy": "7", "r": "3" }]],
  "share": [["path", { "d": "M12 2v13" }], ["path", { "d": "m16 6-4-4-4 4" }], ["path", {
    "d": "M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8",
  }]],
  "share-2": [
    ["circle", { "cx": "18", "cy": "5", "r": "3" }],
    ["circle", { "cx": "6", "cy": "12", "r": "3" }],
    ["circle", { "cx": "18", "cy": "19", "r": "3" }],
    ["line", { "x1": "8.59", "x2": "15.42", "y1": "13.51", "y2": "17.49" }],
    ["line", { "x1": "15.41", "x2": "8.59", "y1": "6.51", "y2": "10.49" }],
  ],
  "sheet": [
    ["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2", "ry": "2" }],
    ["line", { "x1": "3", "x2": "21", "y1": "9", "y2": "9" }],
    ["line", { "x1": "3", "x2": "21", "y1": "15", "y2": "15" }],
    ["line", { "x1": "9", "x2": "9", "y1": "9", "y2": "21" }],
    ["line", { "x1": "15", "x2": "15", "y1": "9", "y2": "21" }],
  ],
  "shell": [["path", {
    "d":
      "M14 11a2 2 0 1 1-4 0 4 4 0 0 1 8 0 6 6 0 0 1-12 0 8 8 0 0 1 16 0 10 10 0 1 1-20 0 11.93 11.93 0 0 1 2.42-7.22 2 2 0 1 1 3.16 2.44",
  }]],
  "shield": [["path", {
    "d":
      "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
  }]],
  "shield-alert": [
    ["path", {
      "d":
        "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
    }],
    ["path", { "d": "M12 8v4" }],
    ["path", { "d": "M12 16h.01" }],
  ],
  "shield-check": [["path", {
    "d":
      "M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
  }], ["path", { "d": "m9 12 2 2 4-4" }]],
  "shield-off": [["path", { "d": "m2 2 20 20" }], ["path", {
    "d": "M5 5a1 1 0 0 0-1 1v7c0 5 3.5 7.5 7.67 8.94a1 1 0 0 0 .67.01c2.35-.82 4.48-1.97 5.9-3.71",
  }], ["path", {
    "d":
      "M9.309 3.652A12.252 12.252 0 0 0 11.24 2.28a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1v7a9.784 9.784 0 0 1-.08 1.264",
  }]],
  "shopping-bag": [["path", { "d": "M16 10a4 4 0 0 1-8 0" }], ["path", { "d": "M3.103 6.034h17.794" }], [
    "path",
    {
      "d":
        "M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
    },
  ]],
  "shopping-cart": [
    ["path", { "d": "m2.05 2.05 1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18" }],
    ["path", { "d": "M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25" }],
    ["circle", { "cx": "18", "cy": "20", "r": "2" }],
    ["circle", { "cx": "8", "cy": "20", "r": "2" }],
  ],
  "signature": [["path", {
    "d":
      "m21 17-2.156-1.868A.5.5 0 0 0 18 15.5v.5a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1c0-2.545-3.991-3.97-8.5-4a1 1 0 0 0 0 5c4.153 0 4.745-11.295 5.708-13.5a2.5 2.5 0 1 1 3.31 3.284",
  }], ["path", { "d": "M3 21h18" }]],
  "skip-forward": [["path", { "d": "M21 4v16" }], ["path", {
    "d": "M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z",
  }]],
  "sliders-horizontal": [
    ["path", { "d": "M10 5H3" }],
    ["path", { "d": "M12 19H3" }],
    ["path", { "d": "M14 3v4" }],
    ["path", { "d": "M16 17v4" }],
    ["path", { "d": "M21 12h-9" }],
    ["path", { "d": "M21 19h-5" }],
    ["path", { "d": "M21 5h-7" }],
    ["path", { "d": "M8 10v4" }],
    ["path", { "d": "M8 12H3" }],
  ],
  "smartphone": [["rect", { "width": "14", "height": "20", "x": "5", "y": "2", "rx": "2", "ry": "2" }], [
    "path",
    { "d": "M12 18h.01" },
  ]],
  "snowflake": [
    ["path", { "d": "m10 20-1.25-2.5L6 18" }],
    ["path", { "d": "M10 4 8.75 6.5 6 6" }],
    ["path", { "d": "m14 20 1.25-2.5L18 18" }],
    ["path", { "d": "m14 4 1.25 2.5L18 6" }],
    ["path", { "d": "m17 21-3-6h-4" }],
    ["path", { "d": "m17 3-3 6 1.5 3" }],
    ["path", { "d": "M2 12h6.5L10 9" }],
    ["path", { "d": "m20 10-1.5 2 1.5 2" }],
    ["path", { "d": "M22 12h-6.5L14 15" }],
    ["path", { "d": "m4 10 1.5 2L4 14" }],
    ["path", { "d": "m7 21 3-6-1.5-3" }],
    ["path", { "d": "m7 3 3 6h4" }],
  ],
  "space": [["path", { "d": "M22 17v1c0 .5-.5 1-1 1H3c-.5 0-1-.5-1-1v-1" }]],
  "speaker": [
    ["rect", { "width": "16", "height": "20", "x": "4", "y": "2", "rx": "2" }],
    ["path", { "d": "M12 6h.01" }],
    ["circle", { "cx": "12", "cy": "14", "r": "4" }],
    ["path", { "d": "M12 14h.01" }],
  ],
  "split": [["path", { "d": "M16 3h5v5" }], ["path", { "d": "M8 3H3v5" }], ["path", {
    "d": "M12 22v-8.3a4 4 0 0 0-1.172-2.872L3 3",
  }], ["path", { "d": "m15 9 6-6" }]],
  "square": [["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }]],
  "square-dashed": [
    ["path", { "d": "M5 3a2 2 0 0 0-2 2" }],
    ["path", { "d": "M19 3a2 2 0 0 1 2 2" }],
    ["path", { "d": "M21 19a2 2 0 0 1-2 2" }],
    ["path", { "d": "M5 21a2 2 0 0 1-2-2" }],
    ["path", { "d": "M9 3h1" }],
    ["path", { "d": "M9 21h1" }],
    ["path", { "d": "M14 3h1" }],
    ["path", { "d": "M14 21h1" }],
    ["path", { "d": "M3 9v1" }],
    ["path", { "d": "M21 9v1" }],
    ["path", { "d": "M3 14v1" }],
    ["path", { "d": "M21 14v1" }],
  ],
  "stamp": [["path", { "d": "M14 13V8.5C14 7 15 7 15 5a3 3 0 0 0-6 0c0 2 1 2 1 3.5V13" }], ["path", {
    "d": "M20 15.5a2.5 2.5 0 0 0-2.5-2.5h-11A2.5 2.5 0 0 0 4 15.5V17a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1z",
  }], ["path", { "d": "M5 22h14" }]],
  "star": [["path", {
    "d":
      "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z",
  }]],
  "star-off": [["path", {
    "d":
      "m10.344 4.688 1.181-2.393a.53.53 0 0 1 .95 0l2.31 4.679a2.12 2.12 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.237 3.152",
  }], ["path", {
    "d":
      "m17.945 17.945.43 2.505a.53.53 0 0 1-.771.56l-4.618-2.428a2.12 2.12 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.12 2.12 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a8 8 0 0 0 .4-.099",
  }], ["path", { "d": "m2 2 20 20" }]],
  "stethoscope": [
    ["path", { "d": "M11 2v2" }],
    ["path", { "d": "M5 2v2" }],
    ["path", { "d": "M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1" }],
    ["path", { "d": "M8 15a6 6 0 0 0 12 0v-3" }],
    ["circle", { "cx": "20", "cy": "10", "r": "2" }],
  ],
  "store": [["path", { "d": "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5" }], ["path", {
    "d":
      "M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244",
  }], ["path", { "d": "M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05" }]],
  "subscript": [["path", { "d": "m4 5 8 8" }], ["path", { "d": "m12 5-8 8" }], ["path", {
    "d":
      "M20 19h-4c0-1.5.44-2 1.5-2.5S20 15.33 20 14c0-.47-.17-.93-.48-1.29a2.11 2.11 0 0 0-2.62-.44c-.42.24-.74.62-.9 1.07",
  }]],
  "summary": [
    ["path", { "d": "M15 4H7" }],
    ["path", { "d": "m18 16 3 3-3 3" }],
    ["path", { "d": "M3 4v13a2 2 0 0 0 2 2h16" }],
    ["path", { "d": "M7 14h7" }],
    ["path", { "d": "M7 9h12" }],
  ],
  "sun": [
    ["circle", { "cx": "12", "cy": "12", "r": "4" }],
    ["path", { "d": "M12 2v2" }],
    ["path", { "d": "M12 20v2" }],
    ["path", { "d": "m4.93 4.93 1.41 1.41" }],
    ["path", { "d": "m17.66 17.66 1.41 1.41" }],
    ["path", { "d": "M2 12h2" }],
    ["path", { "d": "M20 12h2" }],
    ["path", { "d": "m6.34 17.66-1.41 1.41" }],
    ["path", { "d": "m19.07 4.93-1.41 1.41" }],
  ],
  "superscript": [["path", { "d": "m4 19 8-8" }], ["path", { "d": "m12 19-8-8" }], ["path", {
    "d":
      "M20 12h-4c0-1.5.442-2 1.5-2.5S20 8.334 20 7.002c0-.472-.17-.93-.484-1.29a2.105 2.105 0 0 0-2.617-.436c-.42.239-.738.614-.899 1.06",
  }]],
  "table": [
    ["path", { "d": "M12 3v18" }],
    ["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }],
    ["path", { "d": "M3 9h18" }],
    ["path", { "d": "M3 15h18" }],
  ],
  "table-2": [["path", { "d": "M3 9h18" }], ["path", { "d": "M9 3v18" }], ["rect", {
    "x": "3",
    "y": "3",
    "width": "18",
    "height": "18",
    "rx": "2",
  }]],
  "table-cells-merge": [
    ["path", { "d": "M12 21v-6" }],
    ["path", { "d": "M12 9V3" }],
    ["path", { "d": "M3 15h18" }],
    ["path", { "d": "M3 9h18" }],
    ["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }],
  ],
  "table-cells-split": [["path", { "d": "M12 15V9" }], ["path", { "d": "M3 15h18" }], ["path", {
    "d": "M3 9h18",
  }], ["rect", { "width": "18", "height": "18", "x": "3", "y": "3", "rx": "2" }]],
  "table-columns-split": [
    ["path", { "d": "M14 14v2" }],
    ["path", { "d": "M14 20v2" }],
    ["path", { "d": "M14 2v2" }],
    ["path", { "d": "M14 8v2" }],
    ["path", { "d": "M2 15h8" }],
    ["path", { "d": "M2 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H2" }],
    ["path", { "d": "M2 9h8" }],
    ["path", { "d": "M22 15h-4" }],
    ["path", { "d": "M22 3h-2a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h2" }],
    ["path", { "d": "M22 9h-4" }],
    ["path", { "d": "M5 3v18" }],
  ],
  "table-of-contents": [
    ["path", { "d": "M16 5H3" }],
    ["path", { "d": "M16 12H3" }],
    ["path", { "d": "M16 19H3" }],
    ["path", { "d": "M21 5h.01" }],
    ["path", { "d": "M21 12h.01" }],
    ["path", { "d": "M21 19h.01" }],
  ],
  "table-rows-split": [
    ["path", { "d": "M14 10h2" }],
    ["path", { "d": "M15 22v-8" }],
    ["path", { "d": "M15 2v4" }],
    ["path", { "d": "M2 10h2" }],
    ["path", { "d": "M20 10h2" }],
    ["path", { "d": "M3 19h18" }],
    ["path", { "d": "M3 22v-6a2 2 135 0 1 2-2h14a2 2 45 0 1 2 2v6" }],
    ["path", { "d": "M3 2v2a2 2 45 0 0 2 2h14a2 2 135 0 0 2-2V2" }],
    ["path", { "d": "M8 10h2" }],
    ["path", { "d": "M9 22v-8" }],
    ["path", { "d": "M9 2v4" }],
  ],
  "tablet": [["rect", { "width": "16", "height": "20", "x": "4", "y": "2", "rx": "2", "ry": "2" }], ["line", {
    "x1": "12",
    "x2": "12.01",
    "y1": "18",
    "y2": "18",
  }]],
  "tag": [["path", {
    "d":
      "M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z",
  }], ["circle", { "cx": "7.5", "cy": "7.5", "r": ".5", "fill": "currentColor" }]],
  "tags": [
    ["path", {
      "d":
        "M13.172 2a2 2 0 0 1 1.414.586l6.71 6.71a2.4 2.4 0 0 1 0 3.408l-4.592 4.592a2.4 2.4 0 0 1-3.408 0l-6.71-6.71A2 2 0 0 1 6 9.172V3a1 1 0 0 1 1-1z",
    }],
    ["path", { "d": "M2 7v6.172a2 2 0 0 0 .586 1.414l6.71 6.71a2.4 2.4 0 0 0 3.191.193" }],
    ["circle", { "cx": "10.5", "cy": "6.5", "r": ".5", "fill": "currentColor" }],
  ],
  "test-tubes": [
    ["path", { "d": "M9 2v17.5A2.5 2.5 0 0 1 6.5 22A2.5 2.5 0 0 1 4 19.5V2" }],
    ["path", { "d": "M20 2v17.5a2.5 2.5 0 0 1-2.5 2.5a2.5 2.5 0 0 1-2.5-2.5V2" }],
    ["path", { "d": "M3 2h7" }],
    ["path", { "d": "M14 2h7" }],
    ["path", { "d": "M9 16H4" }],
    ["path", { "d": "M20 16h-5" }],
  ],
  "text-search": [
    ["path", { "d": "M21 5H3" }],
    ["path", { "d": "M10 12H3" }],
    ["path", { "d": "M10 19H3" }],
    ["circle", { "cx": "17", "cy": "15", "r": "3" }],
    ["path", { "d": "m21 19-1.9-1.9" }],
  ],
  "thumbs-down": [["path", {
    "d":
      "M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88Z",
  }], ["path", { "d": "M17 14V2" }]],
  "thumbs-up": [["path", {
    "d":
      "M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z",
  }], ["path", { "d": "M7 10v12" }]],
  "ticket-check": [["path", {
    "d":
      "M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z",
  }], ["path", { "d": "m9 12 2 2 4-4" }]],
  "ticket-plus": [
    ["path", {
      "d":
        "M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z",
    }],
    ["path", { "d": "M9 12h6" }],
    ["path", { "d": "M12 9v6" }],
  ],
  "tickets": [
    ["path", { "d": "m3.173 8.18 11-5a2 2 0 0 1 2.647.993L18.56 8" }],
    ["path", { "d": "M6 10V8" }],
    ["path", { "d": "M6 14v1" }],
    ["path", { "d": "M6 19v2" }],
    ["rect", { "x": "2", "y": "8", "width": "20", "height": "13", "rx": "2" }],
  ],
  "timer": [["line", { "x1": "10", "x2": "14", "y1": "2", "y2": "2" }], ["line", {
    "x1": "12",
    "x2": "15",
    "y1": "14",
    "y2": "11",
  }], ["circle", { "cx": "12", "cy": "14", "r": "8" }]],
  "toggle-right": [["circle", { "cx": "15", "cy": "12", "r": "3" }], ["rect", {
    "width": "20",
    "height": "14",
    "x": "2",
    "y": "5",
    "rx": "7",
  }]],
  "tractor": [
    ["path", { "d": "m10 11 11 .9a1 1 0 0 1 .8 1.1l-.665 4.158a1 1 0 0 1-.988.842H20" }],
    ["path", { "d": "M16 18h-5" }],
    ["path", { "d": "M18 5a1 1 0 0 0-1 1v5.573" }],
    ["path", { "d": "M3 4h8.129a1 1 0 0 1 .99.863L13 11.246" }],
    ["path", { "d": "M4 11V4" }],
    ["path", { "d": "M7 15h.01" }],
    ["path", { "d": "M8 10.1V4" }],
    ["circle", { "cx": "18", "cy": "18", "r": "2" }],
    ["circle", { "cx": "7", "cy": "15", "r": "5" }],
  ],
  "trash": [
    ["path", { "d": "M10 11v6" }],
    ["path", { "d": "M14 11v6" }],
    ["path", { "d": "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6" }],
    ["path", { "d": "M3 6h18" }],
    ["path", { "d": "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" }],
  ],
  "triangle-alert": [
    ["path", { "d": "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3" }],
    ["path", { "d": "M12 9v4" }],
    ["path", { "d": "M12 17h.01" }],
  ],
  "truck": [
    ["path", { "d": "M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2" }],
    ["path", { "d": "M15 18H9" }],
    ["path", { "d": "M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14" }],
    ["circle", { "cx": "17", "cy": "18", "r": "2" }],
    ["circle", { "cx": "7", "cy": "18", "r": "2" }],
  ],
  "type": [["path", { "d": "M12 4v16" }], ["path", { "d": "M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2" }], [
    "path",
    { "d": "M9 20h6" },
  ]],
  "underline": [["path", { "d": "M6 4v6a6 6 0 0 0 12 0V4" }], ["line", {
    "x1": "4",
    "x2": "20",
    "y1": "20",
    "y2": "20",
  }]],
  "undo": [["path", { "d": "M3 7v6h6" }], ["path", { "d": "M21 17a9 9 0 0 0-9-9 9 9 0 0 0-6 2.3L3 13" }]],
  "undo-2": [["path", { "d": "M9 14 4 9l5-5" }], ["path", {
    "d": "M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
  }]],
  "unlink": [
    ["path", {
      "d": "m18.84 12.25 1.72-1.71h-.02a5.004 5.004 0 0 0-.12-7.07 5.006 5.006 0 0 0-6.95 0l-1.72 1.71",
    }],
    ["path", { "d": "m5.17 11.75-1.71 1.71a5.004 5.004 0 0 0 .12 7.07 5.006 5.006 0 0 0 6.95 0l1.71-1.71" }],
    ["line", { "x1": "8", "x2": "8", "y1": "2", "y2": "5" }],
    ["line", { "x1": "2", "x2": "5", "y1": "8", "y2": "8" }],
    ["line", { "x1": "16", "x2": "16", "y1": "19", "y2": "22" }],
    ["line", { "x1": "19", "x2": "22", "y1": "16", "y2": "16" }],
  ],
  "upload": [["path", { "d": "M12 3v12" }], ["path", { "d": "m17 8-5-5-5 5" }], ["path", {
    "d": "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
  }]],
  "user": [["path", { "d": "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2" }], ["circle", {
    "cx": "12",
    "cy": "7",
    "r": "4",
  }]],
  "user-check": [["path", { "d": "m16 11 2 2 4-4" }], ["path", {
    "d": "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  }], ["circle", { "cx": "9", "cy": "7", "r": "4" }]],
  "user-cog": [
    ["path", { "d": "M10 15H6a4 4 0 0 0-4 4v2" }],
    ["path", { "d": "m14.305 16.53.923-.382" }],
    ["path", { "d": "m15.228 13.852-.923-.383" }],
    ["path", { "d": "m16.852 12.228-.383-.923" }],
    ["path", { "d": "m16.852 17.772-.383.924" }],
    ["path", { "d": "m19.148 12.228.383-.923" }],
    ["path", { "d": "m19.53 18.696-.382-.924" }],
    ["path", { "d": "m20.772 13.852.924-.383" }],
    ["path", { "d": "m20.772 16.148.924.383" }],
    ["circle", { "cx": "18", "cy": "15", "r": "3" }],
    ["circle", { "cx": "9", "cy": "7", "r": "4" }],
  ],
  "user-round": [["circle", { "cx": "12", "cy": "8", "r": "5" }], ["path", { "d": "M20 21a8 8 0 0 0-16 0" }]],
  "user-round-cog": [
    ["path", { "d": "m14.305 19.53.923-.382" }],
    ["path", { "d": "m15.228 16.852-.923-.383" }],
    ["path", { "d": "m16.852 15.228-.383-.923" }],
    ["path", { "d": "m16.852 20.772-.383.924" }],
    ["path", { "d": "m19.148 15.228.383-.923" }],
    ["path", { "d": "m19.53 21.696-.382-.924" }],
    ["path", { "d": "M2 21a8 8 0 0 1 10.434-7.62" }],
    ["path", { "d": "m20.772 16.852.924-.383" }],
    ["path", { "d": "m20.772 19.148.924.383" }],
    ["circle", { "cx": "10", "cy": "8", "r": "5" }],
    ["circle", { "cx": "18", "cy": "18", "r": "3" }],
  ],
  "user-search": [
    ["circle", { "cx": "10", "cy": "7", "r": "4" }],
    ["path", { "d": "M10.3 15H7a4 4 0 0 0-4 4v2" }],
    ["circle", { "cx": "17", "cy": "17", "r": "3" }],
    ["path", { "d": "m21 21-1.9-1.9" }],
  ],
  "users": [
    ["path", { "d": "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2" }],
    ["path", { "d": "M16 3.128a4 4 0 0 1 0 7.744" }],
    ["path", { "d": "M22 21v-2a4 4 0 0 0-3-3.87" }],
    ["circle", { "cx": "9", "cy": "7", "r": "4" }],
  ],
  "van": [
    ["path", {
      "d": "M13 6v5a1 1 0 0 0 1 1h6.102a1 1 0 0 1 .712.298l.898.91a1 1 0 0 1 .288.702V17a1 1 0 0 1-1 1h-3",
    }],
    ["path", { "d": "M5 18H3a1 1 0 0 1-1-1V8a2 2 0 0 1 2-2h12c1.1 0 2.1.8 2.4 1.8l1.176 4.2" }],
    ["path", { "d": "M9 18h5" }],
    ["circle", { "cx": "16", "cy": "18", "r": "2" }],
    ["circle", { "cx": "7", "cy": "18", "r": "2" }],
  ],
  "video": [["path", { "d": "m16 13 5.223 3.482a.5.5 0 0 0 .777-.416V7.87a.5.5 0 0 0-.752-.432L16 10.5" }], [
    "rect",
    { "x": "2", "y": "6", "width": "14", "height": "12", "rx": "2" },
  ]],
  "view": [
    ["path", { "d": "M21 17v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2" }],
    ["path", { "d": "M21 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v2" }],
    ["circle", { "cx": "12", "cy": "12", "r": "1" }],
    ["path", {
      "d": "M18.944 12.33a1 1 0 0 0 0-.66 7.5 7.5 0 0 0-13.888 0 1 1 0 0 0 0 .66 7.5 7.5 0 0 0 13.888 0",
    }],
  ],
  "warehouse": [
    ["path", { "d": "M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11" }],
    ["path", {
      "d":
        "M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8z",
    }],
    ["path", { "d": "M6 13h12" }],
    ["path", { "d": "M6 17h12" }],
  ],
  "watch": [
    ["path", { "d": "M12 10v2.2l1.6 1" }],
    ["path", { "d": "m16.13 7.66-.81-4.05a2 2 0 0 0-2-1.61h-2.68a2 2 0 0 0-2 1.61l-.78 4.05" }],
    ["path", { "d": "m7.88 16.36.8 4a2 2 0 0 0 2 1.61h2.72a2 2 0 0 0 2-1.61l.81-4.05" }],
    ["circle", { "cx": "12", "cy": "12", "r": "6" }],
  ],
  "waypoints": [
    ["path", { "d": "m10.586 5.414-5.172 5.172" }],
    ["path", { "d": "m18.586 13.414-5.172 5.172" }],
    ["path", { "d": "M6 12h12" }],
    ["circle", { "cx": "12", "cy": "20", "r": "2" }],
    ["circle", { "cx": "12", "cy": "4", "r": "2" }],
    ["circle", { "cx": "20", "cy": "12", "r": "2" }],
    ["circle", { "cx": "4", "cy": "12", "r": "2" }],
  ],
  "wrench": [["path", {
    "d":
      "M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.106-3.105c.32-.322.863-.22.983.218a6 6 0 0 1-8.259 7.057l-7.91 7.91a1 1 0 0 1-2.999-3l7.91-7.91a6 6 0 0 1 7.057-8.259c.438.12.54.662.219.984z",
  }]],
  "x": [["path", { "d": "M18 6 6 18" }], ["path", { "d": "m6 6 12 12" }]],
  "zap": [["path", {
    "d":
      "M15.914 4a1.5 1.5 0 00-2.474-1.561l-9 9A1.5 1.5 0 005.5 14h4.002a.5.5 0 01.471.666L8.086 20a1.5 1.5 0 002.475 1.56l9-9A1.5 1.5 0 0018.5 10h-3.997a.5.5 0 01-.472-.667z",
  }]],
};
