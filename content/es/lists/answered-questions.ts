import type { AnsweredQuestion } from '../../en/lists/answered-questions.ts';

/** Owner: put in questions that you did answer, without names or addresses. */
export const answeredQuestions: readonly AnsweredQuestion[] = [
  {
    id: 'ceiling-ring',
    question: 'El círculo café en el techo del cuarto está creciendo. ¿Lo abro?',
    category: 'assessment',
    answered: 'Cuando llueve',
    preview:
      'Todavía no. Un círculo que crece quiere decir que sigue llegando agua: primero encuentre de dónde viene y párela. Tome una foto del círculo con algo al lado para ver el tamaño, y que nadie se ponga debajo de un techo pandeado.',
    link: '/guides/what-does-water-damage-look-like',
  },
  {
    id: 'fans-bedroom',
    question: '¿Cuántos ventiladores necesita una recámara mojada?',
    category: 'equipment',
    answered: 'Sobre el equipo',
    preview:
      'Solo si el agua es limpia y no hay peligro de corriente: mida el cuarto y la calculadora de movimiento de aire hace la cuenta. Le enseña dónde va cada ventilador de secado y qué cambia con alfombra o concreto.',
    link: '/calculators/air-movement',
  },
  {
    id: 'proof-of-drying',
    question: 'El ajustador quiere pruebas de que hacía falta secar. ¿Qué le mando?',
    category: 'insurance',
    answered: 'Sobre las reclamaciones',
    preview:
      'Mande fotos con fecha, la lectura de humedad de cada lugar mojado junto a la de un lugar seco, y un registro de qué equipo trabajó en qué lugar cada día.',
    link: '/guides/insurance-agents-guide',
  },
  {
    id: 'away-from-home',
    question: '¿Qué hago con el agua antes de un viaje largo?',
    category: 'prevention',
    answered: 'Antes de un viaje',
    preview:
      'Cierre la llave principal, o por lo menos las dos de atrás de la lavadora, la caliente y la fría, y deje una llave de la casa con un vecino que pueda ir a ver. Busque la llave principal antes de necesitarla.',
    link: '/guides/hidden-water-damage-signs',
  },
];
