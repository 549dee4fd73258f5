import type { RoomCalculator } from '#content/i18n/tool-messages.ts';

/** The calculators that a room can be taken to, as they stand side by side. */
export const roomCalculators: readonly RoomCalculator[] = ['air-movement', 'dehumidification', 'air-scrubber'];
