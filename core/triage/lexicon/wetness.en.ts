/** Words for water and what it does, in whatever context: `core/triage/hazards/read.ts`. */
export const words = `
wetting: wat wats wet wets wett watt watte water waters watter leak* leek* drip* flood* flud*
wetting: damp* moist* soak* soggy* spill* overflow* burst* seep* puddl* mold* mould* mildew*
wetting: musty* rain* storm* condens* stain* hurric* drained* draining* gush* spray* backup*
wetting: backed* swampy* squish* wick*
holder: pool* pipe* plumb* sewa* sewer* septic* drain* toilet* creek* river* sump* hydrant* faucet*
holder: sprinkler*
spread: leak* flood* soft* musty* everywhere* whole* entire* spread* extend* soak*
molds: mold* mould* mildew*
now-wet: flood* leak* burst* soak* wet* drip* overflow* pour* sewage*
`;

/** Water, or what it does or leaves. */
export const wet = `
$wetting
`;

/** Things that hold water: a text may name them without any water event. */
export const holders = `
$holder
`;

/** What makes mold on a surface a sign of more. */
export const spread = `
$spread
`;

/** What is wet now. */
export const nowWet = `
$now-wet
`;

/** Mold, found or feared. */
export const mold = `
$molds
`;
