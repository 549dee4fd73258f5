/** Beginnings of sentences that only repeat what someone wrote. */
const openers =
  /^(?:you (?:describe|mention|report|name)|your text (?:describes|mentions|names|reports)|the water (?:came|comes|ran|runs) (?:from|out of|up from|through|in from)|usted (?:describe|menciona|nombra|reporta)|su texto (?:describe|menciona|nombra)|el agua (?:viene|vino|salió|salio|sale|entró|entro) (?:de|del|por|desde))\s/i;

/**
 * The only words that may follow: things, places, materials, people, colors and the small words between them. No word that
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

const longestSentence = 240;
const mostSentences = 3;

function splitSentences(text: string): readonly string[] {
  return text
    .slice(0, 4000)
    .split(/(?<=[.!?])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function onlyDescribes(sentence: string): boolean {
  if (sentence.length > longestSentence || !sentence.endsWith('.')) return false;
  const opener = openers.exec(sentence);
  if (!opener) return false;
  const rest = sentence.slice(opener[0].length, -1);
  return rest.split(/,? /).every((word) => describing.has(word.toLowerCase()));
}

/**
 * A model's reasoning without every sentence that might be more than a description of what someone wrote. A sentence stays only
 * when it begins in one of a few ways and holds nothing but words of a closed list; in doubt it is dropped. Empty when none is
 * left.
 */
export function cleanReasoning(text: string): { readonly text: string; readonly removed: number } {
  const sentences = splitSentences(text);
  const kept = sentences.filter(onlyDescribes).slice(0, mostSentences);
  return { text: kept.join(' '), removed: sentences.length - kept.length };
}
