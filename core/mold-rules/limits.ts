/** Areas of mold at which something changes, square feet. The page's words carry the facts and their sources. */
export const moldLimits = {
  /** Below it most people can clean mold themselves. EPA, "Mold Cleanup in Your Home". */
  small: 10,
  /** Above it the federal guide calls the job large. EPA, guide for larger buildings, table 2. */
  large: 100,
  /** Contiguous area from which hired work needs a license in Texas. Occupations Code 1958.102(c). */
  license: 25,
  /** More than any building has: a slip of the finger. */
  most: 1_000_000,
} as const;
