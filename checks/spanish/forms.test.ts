import { describe, expect, test } from 'vitest';
import { doubtfulForms, wrongForms } from './forms.ts';

const found = (text: string, english = '') => wrongForms(text, english).map((slip) => slip.found);

describe('is wrong', () => {
  test.each([
    ['¿Puedes llamar?', ['Puedes']],
    ['Es TU casa', ['TU']],
    ['¿Estás ahí?', ['Estás']],
    ['Cuidad vuestra casa, no tenéis luz', ['vuestra', 'tenéis']],
    ['No toques el agua, ni la bebas.', ['No toques', 'ni la bebas']],
    ['nunca se lo tomes', ['nunca se lo tomes']],
    ['Aléjate del agua', ['Aléjate']],
    ['Hay que remover la carpeta', ['carpeta', 'remover']],
    ['Llame dentro de 2 horas', ['dentro de 2 horas']],
    ['Llame dentro de {hours} horas', ['dentro de 0 horas']],
    ['dentro de las primeras 24 a 48 horas', ['dentro de las primeras 24 a 48 horas']],
    ['Cierre el grifo', ['grifo']],
    ['Su móvil', ['móvil']],
    ['Agregar una máquina: 3 días-máquina', ['máquina', 'máquina']],
    ['Haga clic aquí', ['Haga clic']],
    ['Qué pasó?', ['Qué pasó?']],
    ['¿Qué pasó', ['¿Qué pasó']],
    ['¡Cuidado! ¿Qué pasó?', ['¡Cuidado!']],
    ['Qué bien!', ['Qué bien!']],
    ['Dice "agua"', ['"', '"']],
    ['El agua , sucia .', ['a ,', 'a .']],
    ['Llame al {phone} .', ['0 .']],
    ['Tod@s los niñxs', ['Tod@s', 'niñxs']],
    ['preocupado/a, cuarto(s)', ['preocupado/a', 'cuarto(s)']],
  ])('%s', (text, forms) => expect(found(text)).toEqual(forms));
});

describe('is right', () => {
  test.each([
    'Estas puertas, té, dieciséis, veintiséis, seis, país',
    'No toque nada ni lo abra.',
    'Los toques: «no, gracias»',
    'Hay luz dentro de la casa, y dentro de las paredes',
    'La casa móvil, las casas móviles, un cheque, el contacto',
    'También entiende «aseguranza».',
    'Un deshumidificador. Humedad en látex, tórax, tos.',
    '¿Huele a gas? ¿Y ahora?',
    'Escriba un correo como nombre@example.com. Vea https://x.org/?a=1',
    '¡Pregunta enviada!',
    '(en inglés), 24/7, y/o 3/8',
    'Fuente: TDI',
    'Un archivo XLSX',
    'Apague la máquina de hielo y cada aparato.',
  ])('%s', (text) => expect(found(text)).toEqual([]));

  test.each([
    ['Le pueden desalojar', 'They may evict you'],
    ['Guarde la carpeta', 'Keep the folder'],
    ['Un humidificador moja', 'A humidifier wets'],
    ['Lo hace una máquina', 'It is made by a machine'],
    ['Vea «What is right?»', 'See “What is right?”'],
  ])('%s, for "%s"', (text, english) => {
    expect(found(text, english)).toEqual([]);
    expect(found(text)).not.toEqual([]);
  });
});

test.each([
  ['Cierra la llave. Llama ya.', ['Cierra la llave. Llama ya.']],
  ['Luego: llama ya', ['llama ya']],
  ['Descarga eléctrica. Pregunta enviada', []],
  ['Marca del equipo', []],
  ['Cierre la llave', []],
  ['El techo de la casa y el techo', ['techo']],
  ['Un lugar seguro y el seguro de casa', ['seguro']],
  ['La forma', ['forma']],
])('%s: for a person to read', (text, doubts) => {
  expect(doubtfulForms(text).map((slip) => slip.found)).toEqual(doubts);
});
