/** Where machines stand. The words are content's. */
export type Position = 'center' | 'opposite-corners' | 'corners' | 'wettest-area' | 'perimeter';

/** Placement by count. Specification, section 9: 1 centre; 2 opposite corners; 3 or 4 corners; more, the perimeter. */
export function positionsFor(units: number): readonly Position[] {
  if (units === 1) return ['center'];
  if (units === 2) return ['opposite-corners'];
  if (units === 3) return ['corners', 'wettest-area'];
  return units === 4 ? ['corners'] : ['perimeter'];
}
