/** Things, places and people that have a step of their own: `core/hazards/particulars`. */
export const words = '';
export const washer = `
washer|washing_machine|washing
`;
export const dishwasher = `
dishwasher|dish_washer|dishwash*
`;
export const waterHeater = `
water_heater|hot_water_tank|tankless|hot_water_heater|w_h|tpr
`;
export const toilet = `
toilet|toliet|commode
`;
export const sink = `
sink|vanity|faucet|garbage_disposal
`;
export const fridge = `
fridge|refrigerator|icemaker|ice_maker
`;
export const airConditioner = `
ac|a_c|hvac|air_conditioner|air_handler|condensate|drain_pan|minisplit
`;
export const pipe = `
pipe|pipes|supply_line|pex|plumbing|hose_bib|spigot|slab_leak
`;
export const roof = `
roof|skylight|shingle*|flashing|tarp
`;
export const neighbor = `
neighbor|neighbors|upstairs|above_us|apartment|unit
`;
export const rented = `
landlord|tenant|rent|renter|rental|lease|apartment_complex|property_manager
`;
export const basement = `
basement|cellar
`;
export const crawlspace = `
crawlspace|crawl_space|crawl
`;
export const carpet = `
carpet|rug|carpets|carpeting
`;
export const woodFloor = `
hardwood|wood_floor|laminate|lvp|engineered_floor|bamboo|parquet
`;
export const ceiling = `
ceiling|ceilings
`;
export const fumeSigns = `
headache*|dizzy|sick|woozy|nausea*|nauseous|vomit*|throwing_up|confused|passed_out|fainted
sleepy|lightheaded
`;
export const breathingMachine = `
oxygen|concentrator|cpap|ventilator|nebulizer|dialysis|o2
`;
export const generator = `
generator|genny|genset|generater
`;
export const vehicle = `
drive|driving|car|truck|van|suv|vehicle
`;
export const well = `
well_water|private_well|my_well|our_well|water_well
`;
export const animals = `
dog|dogs|cat|cats|pet|pets|puppy
`;
export const facility = `
nursing_home|daycare|day_care|hospital|clinic|assisted_living|memory_care|group_home|school|shelter
`;
