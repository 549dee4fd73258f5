/** Where scrubbers go, for one, two, or more of them. */
export const scrubberPlacement = {
  one: [
    'Stand it near the middle of the room, or near the dirtiest work.',
    'Keep a clear way to the inlet and the outlet. A wall close by chokes the flow.',
  ],
  two: [
    'Stand them in opposite corners and let them blow the same way round.',
    'Do not let one blow into the inlet of the other.',
  ],
  many: [
    'Spread them evenly, each with its own part of the room.',
    'Let all of them blow the same way round, so that no corner stands still.',
    'Keep one in reserve for the day when a filter is full.',
  ],
} as const;
