import { table } from '../../algebra/operations.ts';

const specification = 'specification, section 9';

/** Airflow of one machine. */
export const airflowOfTypes = table('CFM', specification, { centrifugal: 3000, axial: 2400, lowProfile: 2000 });

/** House rule: the trade's method knows no surface factor. */
export const surfaceFactors = table('', specification, { carpet: 1.5, hardwood: 1.2, tile: 1, concrete: 1.3 });
