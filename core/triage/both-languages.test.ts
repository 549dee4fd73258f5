import { describe, expect, test } from 'vitest';
import { triage } from './triage.ts';

/** What a dispatcher acts on first. */
function headOf(text: string) {
  const { category, severity, deadline, steps } = triage(text).answer;
  return { category, severity, deadline, first: steps[0]?.id };
}

describe('one story has one answer in both languages', () => {
  test.each([
    [
      'The washing machine hose burst and the floor is wet',
      'Se reventó la manguera de la lavadora y el piso está mojado',
    ],
    ['The hose popped off the washer', 'Se zafó la manguera de la lavadora'],
    ['I have a flooded bathroom', 'Tengo el baño inundado'],
    ['Water drips from the ceiling of the living room', 'Está goteando el techo de la sala'],
    ['The roof leaks when it rains and the ceiling is wet', 'Se gotea la azotea cuando llueve y el techo está mojado'],
    ['A small leak under the sink', 'Una gotera chiquita debajo del fregadero'],
    ['There is a brown stain on the ceiling', 'Hay una mancha café en el techo'],
    ['The toilet overflowed, water all over the bathroom', 'Se desbordó el inodoro, hay agua por todo el baño'],
    ['The dishwasher leaked on the kitchen floor', 'El lavaplatos tiró agua en el piso de la cocina'],
    ['A large wet spot on the wall', 'Una mancha mojada grande en la pared'],
    ['The water has been running for hours', 'El agua lleva horas saliendo'],
    ['The storm broke the window and the floor is wet', 'La tormenta rompió la ventana y el piso está mojado'],
    ['The ceiling sags over the kids’ room', 'El techo está pandeado arriba del cuarto de los niños'],
    ['The creek got into the house', 'El arroyo se metió a la casa'],
    ['The water is up to the outlets', 'El agua llega hasta los enchufes'],
    ['Water has reached the second floor', 'El agua ya llegó al segundo piso'],
    ['The fridge shocked my mom', 'El refri le dio toques a mi mamá'],
    ['My son drank floodwater and is vomiting', 'Mi hijo tomó agua de la inundación y está vomitando'],
    ['I spilled a glass of water on the rug', 'Se me cayó un vaso de agua en el tapete'],
    ['How much do you charge to remove mold?', '¿Cuánto cobran por quitar el moho?'],
    [
      'A pipe burst last year and it was all fixed. Will my insurance ask about it?',
      'El año pasado se reventó un tubo y ya quedó arreglado. ¿Me va a preguntar el seguro?',
    ],
  ])('%s / %s', (english, spanish) => expect(headOf(spanish)).toEqual(headOf(english)));
});
