/** Other names for the same sign. */
export const SAME_STROKES: Readonly<Record<string, string>> = {
  done: 'check',
  'end-phase': 'next',
  'play-turn': 'start',
  'begin-turn': 'start',
  reveal: 'eye',
};

/** For names without a drawing. */
export const ANY_STROKE = 'M12 4l8 8-8 8-8-8Z';

/** Plain signs of the app, drawn with a pen on a grid of 24. */
export const STROKES: Readonly<Record<string, string>> = {
  day: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6 6 6M18 18l1.4 1.4M19.4 4.6 18 6M6 18l-1.4 1.4',
  night: 'M20.5 14.5A9 9 0 1 1 9.5 3.5a7.5 7.5 0 0 0 11 11',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14',
  enter: 'M14 4h6v16h-6M3 12h11M10 8l4 4-4 4',
  settings:
    'M4 7h9M19 7h1M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 17h1M11 17h9M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 11a1 1 0 1 0 .1 0M12 11a1 1 0 1 0 .1 0M19 11a1 1 0 1 0 .1 0',
  back: 'm15 4-8 8 8 8',
  next: 'm9 4 8 8-8 8',
  up: 'm4 15 8-8 8 8',
  down: 'm4 9 8 8 8-8',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  check: 'm4 13 5 6L20 5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21',
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21M7.5 10.5h6M10.5 7.5v6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21M7.5 10.5h6',
  center: 'M12 2v5M12 17v5M2 12h5M17 12h5M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  help: 'M8 8a4 4 0 1 1 6 3.5c-1.5.9-2 1.6-2 3M12 19h.01',
  info: 'M12 11v8M12 6h.01',
  warning: 'M12 3 2 20h20ZM12 10v4M12 17.5h.01',
  share: 'M12 15V3M7 7l5-5 5 5M5 12v9h14v-9',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  load: 'M12 15V3M7 8l5-5 5 5M4 20h16',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  replay: 'M4 5v6h6M4.5 11A8 8 0 1 1 4 14',
  pause: 'M8 5v14M16 5v14',
  start: 'M7 4v16l13-8Z',
  eye: 'M2 12c5-9 15-9 20 0-5 9-15 9-20 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  link: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  sound: 'M4 9v6h4l6 5V4L8 9ZM17 9c2 2 2 4 0 6M19.5 6.5c3.5 3.5 3.5 7.5 0 11',
  mute: 'M4 9v6h4l6 5V4L8 9ZM17 9.5l5 5M22 9.5l-5 5',
  chat: 'M4 5h16v11H11l-5 4v-4H4Z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14',
};
