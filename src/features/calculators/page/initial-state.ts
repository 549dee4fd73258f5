import { towns } from '#content/facts/tables/towns.ts';
import { owner } from '#content/owner.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import type { Values } from '../link.ts';

/**
 * What the fields of a page hold at first, where it is not what the definition says: the air of the owner's own town, whose
 * height is recorded (fact `town-elevations`). A link that names no altitude keeps the definition's, and so its numbers.
 */
export function startOf({ fields }: Definition): Values<string> {
  const home = towns.find(({ name }) => name === owner.address.town);
  return 'altitude' in fields && home ? { altitude: String(home.elevationFt) } : {};
}
