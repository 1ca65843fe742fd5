export const terrains = {
  plains: 'Plains',
  hills: 'Hills',
  forest: 'Forest',
  wasteland: 'Wasteland',
  desert: 'Desert',
  swamp: 'Swamp',
  lake: 'Lake',
  mountain: 'Mountain',
  sea: 'Sea',
};

export const sites = {
  portal: 'Portal',
  village: 'Village',
  monastery: 'Monastery',
  keep: 'Keep',
  'mage-tower': 'Mage tower',
  city: 'City',
  dungeon: 'Dungeon',
  tomb: 'Tomb',
  'monster-den': 'Monster den',
  'spawning-grounds': 'Spawning grounds',
  'ancient-ruins': 'Ancient ruins',
  'crystal-mine': 'Crystal mine',
  'magical-glade': 'Magical glade',
};

export const cities = {
  'white-city': 'White city',
  'blue-city': 'Blue city',
  'green-city': 'Green city',
  'red-city': 'Red city',
};

/** Tiles by kind, with a number or letter. */
export const tiles = {
  starting: 'Starting tile {{n}}',
  countryside: 'Countryside tile {{n}}',
  core: 'Core tile {{n}}',
  scene: 'Plains of a scene',
};

export const mapShapes = {
  wedge: 'Wedge',
  'wedge-unlimited': 'Wedge without limits',
  'open-5': 'Fully open map',
  'open-4': 'Open map of 4 columns',
  'open-3': 'Open map of 3 columns',
  'conquer-and-hold': 'Map of Conquer and Hold',
};
