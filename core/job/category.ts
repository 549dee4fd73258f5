/** How dirty the water is: 1 clean, 2 gray, 3 black. */
export type Category = 1 | 2 | 3;

/** The categories by the names of their water, as the cost builder asks for them. */
export const waterSources = ['clean', 'gray', 'black'] as const;
