import {
  type AirMovementInput,
  type AirMovementResult,
  calculateAirMovement,
  validateAirMovement,
} from '#core/calculators/air-movement/air-movement.ts';
import {
  type IndustryMovers,
  industryMovers,
  validateWet,
  type WetInput,
} from '#core/calculators/air-movement/industry.ts';
import type { FieldsError } from '#core/calculators/dehumidification/dehumidification.ts';
import type { Checked } from '#core/form/checked.ts';
import type { ToolRules } from '../shell/use-tool.ts';

/** Fields of the room, then those of the area method. */
export type AirMovementField = 'length' | 'width' | 'type' | 'surface' | 'wetFloor' | 'wetUpper' | 'insets';

export interface MovingInput {
  readonly room: AirMovementInput;
  readonly wet: WetInput;
}

export interface MovingResult {
  readonly specified: AirMovementResult;
  readonly industry: IndustryMovers;
}

/** Both halves of the form; all fields at fault are named at once. */
export function validateMoving(raw: Readonly<Record<AirMovementField, string>>): Checked<MovingInput, FieldsError> {
  const room = validateAirMovement(raw);
  const wet = validateWet(raw);
  if (room.ok && wet.ok) return { ok: true, value: { room: room.value, wet: wet.value } };
  const fields = [...(room.ok ? [] : room.fields), ...(wet.ok ? [] : wet.fields)];
  return { ok: false, error: 'fields-invalid', fields };
}

/** The specified result, and the industry method for the same room. */
export function calculateMoving({ room, wet }: MovingInput): MovingResult {
  const specified = calculateAirMovement(room);
  return { specified, industry: industryMovers(specified.area, specified.perimeter, wet) };
}

export const movingRules: ToolRules<AirMovementField, MovingInput, MovingResult> = {
  defaults: { length: '', width: '', type: '', surface: '', wetFloor: '', wetUpper: '0', insets: '0' },
  labels: {
    length: 'Length (ft)',
    width: 'Width (ft)',
    type: 'Air mover type',
    surface: 'Surface type',
    wetFloor: 'Wet floor (sq ft)',
    wetUpper: 'Wet ceiling, and wall above 2 ft (sq ft)',
    insets: 'Insets and offsets over 18 in',
  },
  validate: validateMoving,
  calculate: calculateMoving,
};
