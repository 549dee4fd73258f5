/**
 * Words of descriptions: things, places, materials, people, colors and the small words between them. No word that
 * orders, allows, comforts, promises or says how bad it is.
 */
export const describing: ReadonlySet<string> = new Set(
  (
    'a an the and or of in on at from to into with near under over behind through up back out around by after above below inside outside your its their ' +
    'that which came comes ran runs stands stood backed overflowed leaks leaked drips dripped sags smells rose rises reached soaked touched fell burst ' +
    'water sewage flood floodwater rain river creek storm street drain drains sewer septic toilet sink tub bathtub shower pipe pipes hose line valve faucet ' +
    'washing machine washer dishwasher heater refrigerator fridge aquarium roof attic ceiling wall walls floor floors carpet pad drywall insulation wood ' +
    'hardwood cabinet cabinets baseboard baseboards basement crawl space kitchen bathroom bedroom hall hallway living room rooms garage closet apartment ' +
    'house home building outlet outlets panel breaker wiring light fixture lamp appliance appliances gas smell odor carbon monoxide alarm detector generator ' +
    'engine shock line mold mildew musty spots stain stains brown black gray green yellow dirty soapy wet damp standing rising running deep several ' +
    'days hours weeks inches feet overnight yesterday person people child children baby mother father grandmother grandfather husband wife neighbor tenant ' +
    'older ill pregnant oxygen wheelchair asbestos lead paint popcorn tile tiles crack cracks hole waterstained waste dishes laundry ' +
    'un una el la los las y e o u de del en por con cerca debajo encima detrás detras desde hasta a al que su sus adentro afuera dentro ' +
    'agua aguas negras negra gris sucia sucio café cafe verde lodo lluvia río rio arroyo tormenta calle drenaje excusado inodoro fregadero lavabo tina ' +
    'regadera tubo tubos manguera llave lavadora lavaplatos calentador refrigerador techo ático atico pared paredes piso alfombra madera gabinete sótano ' +
    'sotano cocina baño bano recámara recamara pasillo sala cuarto cuartos garaje casa apartamento enchufe enchufes caja luz cables foco lámpara lampara ' +
    'aparato gas olor huevo podrido monóxido monoxido carbono alarma generador motor descarga cable caído caido moho humedad manchas mojado mojada mojados ' +
    'colgado grieta grietas gotea goteando sale saliendo entra entrando sube subiendo regresó regreso desbordó desbordo reventó revento cae cayendo ' +
    'días dias horas semanas pulgadas pies anoche ayer persona personas niño nino niños ninos bebé bebe mamá mama abuela abuelo esposo esposa vecino ' +
    'mayor enferma enfermas embarazada oxígeno oxigeno asbesto plomo pintura'
  ).split(' '),
);
