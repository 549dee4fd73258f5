import { table } from '../../basis/algebra/operations.ts';
import { houseRule } from '../../basis/quantities/factor.ts';

/** Airflow of one machine. */
export const airflowOfTypes = table('CFM', houseRule, { centrifugal: 3000, axial: 2400, lowProfile: 2000 });

/** House rule: the trade's method knows no surface factor. */
export const surfaceFactors = table('', houseRule, { carpet: 1.5, hardwood: 1.2, tile: 1, concrete: 1.3 });
