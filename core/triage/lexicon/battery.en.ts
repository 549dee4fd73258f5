/** Lithium batteries and electric vehicles that got wet. Form: `./lexicon.ts`. */
export const words = `
ev: tesla electric_car electric_vehicle ev hybrid prius golf_cart rivian cybertruck leaf_car
cell: hover_board power_station
cell: lithium powerwall e_bike ebike escooter scooter hoverboard battery_pack power_bank lipo
wet-b: flood* underwater under_water submerged wet soaked water drown* rain*
`;
export const phrases = `
$ev ~6 $wet-b
$wet-b ~6 $ev
$cell ~6 $wet-b
$wet-b ~5 $cell
lithium|ebike|e_bike|scooter|battery_pack|powerwall ~5 swell*|swollen|bulg*|hiss*|smok*|hot|pop*
`;
export const not = `
smoke ~1 detector|detectors|alarm|alarms
smoke|detector|alarm|remote|meter|flashlight|car|sump ~1 battery|batteries
heater|pump|inverter ~0 hybrid
hybrid ~1 heater|heat|pump|inverter
`;
