/** What dries slowly or quickly: the materials that a room is named by. */
export const materials = ['concrete', 'wood_framing', 'carpet', 'drywall', 'tile'] as const;
export type Material = (typeof materials)[number];

/** What air movers blow over. */
export const surfaces = ['carpet', 'hardwood', 'tile', 'concrete'] as const;
export type Surface = (typeof surfaces)[number];
