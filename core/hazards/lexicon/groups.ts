/** Words that several patterns share. Entries as in `spelling.ts`. */
export const groups = {
  wet: 'water watter agua wet wett soak* drip* drop leak* lek* pour* flood* flud* submerg* underwater under rain* spray* drench* moist* damp moj* gote* escurr* chorre* inunda* goteand* seep* trickl* splash* shower* runs running coming came cae cayendo cayo sumerg* debajo wicking',
  outlet:
    'outlet charger ballast sconce subpanel load_center ceiling_fan outlits recept* socket plug panel breaker braker fusebox fuse switch lamp chandelier bulb fixture wire* wiring cord electr* romex conduit transformer meter junction led downlight recessed powerstrip surge-protector enchufe* tomacorriente* contacto apagador* interruptor* foco lampara* cable pastilla fusible* tablero candil ventilador extension breakers canlight',
  indoors:
    'inside mudroom pantry sunroom stairwell loft breezeway lobby indoor garage garaje cochera basement sotano crawlspace crawl kitchen cocina hallway hall closet bedroom room living den foyer porch carport laundry utility attic shed window ventana adentro dentro cuarto sala porche lavanderia doorway door puerta apartment tent cabin trailer rv',
  ceiling: 'ceiling cieling celing cealing roof techo plafon sheetrock drywall plaster tablaroca overhead soffit',
  floor: 'floor* subfloor piso suelo joist beam rafter truss deck stair step stringer landing',
  smell: 'smell* smel odor oder stink* stank stunk reek* whiff scent huele* olor* apest* oler',
  toilet: 'toilet toliet tolet commode potty wc excusado escusado inodoro taza sanitario retrete bano',
  drain:
    'drain tub shower bathtub standpipe coladera* resumidero* regadera tina drenaje* desague* cleanout alcantarilla registro',
  person:
    'kids children boys girls sons daughters babies grandkids grandchildren grandchild grandbaby nephews nieces ninos ninas hijos hijas bebes nieto nieta nietos nietas sobrino sobrina suegra suegro vecino vecina inquilino inquilina hermano hermana muchacho nena nene papa aunt parents padres roommate cousin great i im he she hes shes am mom moms mother dad dads father grandma grandmother grandpa grandfather granny nana papa wife husband spouse son daughter kid child boy girl baby infant toddler twins twin man woman lady guy gentleman tenant neighbor renter resident residents aunt uncle tia tio tengo tiene mama madre padre abuela abuelo abuelita abuelito hijo hija nino nina bebe senora senor esposa esposo suegra suegro mil fil grandson granddaughter nephew niece brother sister owner insured client customer occupant patient son',
  thing:
    'heater boiler house home roof carpet floor floors flooring unit ac hvac fridge refrigerator washer dryer dishwasher pipe pipes piping plumbing hose building tank furnace system stain damage wood construction apartment condo place filter valve fixture cabinet cabinets tile vinyl appliance machine faucet pump duplex townhouse mobile trailer casa techo calentador tuberia lavadora refrigerador edificio tile linoleum drywall rug mattress couch sofa septic deck wiring sprinkler toilet tub shower icemaker line lines fitting connector disposal softener',
  engine:
    'generator generators grilling barbecuing generater generador genny genset planta motobomba charcoal grill bbq barbecue barbeque hibachi asador anafre brasero carbon parrilla smoker firepit',
  fixed: 'fixed fixt repair* tightened replaced capped plugged patched swapped stopped mended clamped resolved',
} as const;
