/** Sets of words that phrases of several hazards use. Form: `./lexicon.ts`. */
export const words = `
wet: water watter wet wett soak* drip* drop leak* lek* pour* flood* flud* submerg* underwater
wet: under rain* spray* drench* moist* damp seep* trickl* splash* shower* runs coming
wet: wicking
outlet: outlet charger ballast sconce subpanel load_center ceiling_fan outlits recept* socket
outlet: plug panel breaker braker fusebox fuse switch lamp chandelier bulb fixture wire* wiring
outlet: cord electr* romex conduit transformer meter junction led downlight recessed powerstrip
outlet: consumer_unit main_disconnect disconnect_box inverter
outlet: brekers breker surge_protector tomacorriente* cable fusible* extension breakers canlight
indoors: inside mudroom pantry sunroom stairwell loft breezeway lobby indoor garage basement
indoors: crawlspace crawl kitchen hallway hall closet bedroom room living den foyer porch
indoors: carport laundry utility attic shed window doorway door apartment tent cabin trailer rv
ceiling: sheet_rock ceiling cieling celing cealing roof
ceiling: sheetrock drywall plaster tablaroca overhead soffit
floor: floor* subfloor joist beam rafter truss deck stair step stringer landing
smell: smell* smel odor oder stink* stank stunk reek* whiff scent
toilet: toilet commode potty wc
drain: drain tub shower bathtub standpipe
person: kids children boys girls sons daughters babies grandkids grandchildren grandchild
person: grandbaby nephews nieces ninas papa aunt parents padres roommate cousin great i im he
person: she hes shes am mom moms mother dad dads father grandma grandmother grandpa grandfather
person: granny papa wife husband spouse daughter kid child boy girl baby infant toddler twins
person: twin man woman lady guy gentleman tenant neighbor renter resident residents aunt uncle
person: tia mama padre abuelita abuelito nina senora senor grandson granddaughter nephew niece
person: brother sister owner insured client customer occupant patient
thing: heater boiler house home roof carpet floor floors flooring unit ac hvac fridge
thing: refrigerator washer dryer dishwasher pipe pipes piping plumbing hose building tank
thing: furnace system stain damage wood construction apartment condo place filter valve fixture
thing: cabinet cabinets tile vinyl appliance machine faucet pump duplex townhouse mobile trailer
thing: tile linoleum drywall rug mattress couch sofa septic deck wiring sprinkler toilet tub
thing: shower icemaker line lines fitting connector disposal softener
engine: moto_bomba generator generators grilling barbecuing generater genny genset motobomba
engine: charcoal grill
engine: bbq barbecue barbeque hibachi carbon smoker firepit
fixed: fixed fixt repair* tightened replaced capped plugged patched swapped stopped mended
fixed: clamped resolved
`;
