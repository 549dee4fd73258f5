/** Stars of a full score. Specification, section 9, "Stars". */
export const starCount = 5;

/** Numbers of full, half and empty stars; they add up to `starCount`. */
export interface Stars {
  readonly full: number;
  /** 0 or 1. */
  readonly half: number;
  readonly empty: number;
}

/**
 * A score as stars: scaled to five, full stars by floor, and a half star when at least half a star is left.
 * @param rating points, from 0 to `maxRating`; anything outside counts as the nearer end
 * @param maxRating the highest score, above 0
 */
export function starsFor(rating: number, maxRating: number): Stars {
  const share = Math.min(Math.max(rating / maxRating, 0), 1);
  const stars = share * starCount;
  const full = Math.floor(stars);
  const half = stars - full >= 0.5 ? 1 : 0;
  return { full, half, empty: starCount - full - half };
}
