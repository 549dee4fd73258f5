import type { AnswerMessages } from '#core/triage/answer/answer-messages.ts';

/** Steps for a child who wrote the text, with «tú». */
export const childSteps: AnswerMessages['childSteps'] = {
  'call-911-touch-nothing':
    'Llama al 911 ya, desde afuera o desde la casa de un vecino. No toques el agua ni a quien le dio un toque de luz.',
  'call-911-water':
    'Llama al 911 ya y haz lo que te digan. No te metas al agua por nadie: aviéntale algo que flote. No toques nada eléctrico.',
  'breathing-power-call':
    'Llama al 911 ya y di que se va a apagar el aparato con que respira. Quédate con la persona y busca a un adulto.',
  'sudden-illness-call':
    'Llama al 911 ya, aunque la persona diga que nomás está cansada. No le des de comer ni de beber, y quédate con ella.',
  'line-animal-stay-back':
    'No te acerques al cable, a la cerca, al charco ni al animal. Métete a la casa, busca a un adulto y llama al 911.',
  'stroke-call':
    'Llama al 911 ya. Di a qué hora estaba bien la persona. No le des nada de comer ni de beber, y no la dejes sola.',
  'pinned-call':
    'Llama al 911 ya y di que alguien está prensado. No levantes nada. No te acerques a lo que se puede caer, y háblale.',
  'medical-call': 'Llama al 911 ya. Di qué ves y desde cuándo. Quédate con la persona y fíjate si respira.',
  'elsewhere-call':
    'Llama al 911 ya. Di dónde está la persona, cuántos son y qué edad tienen. No te metas al agua por nadie.',
  'fumes-call-911': 'Sal al aire libre ya, no regreses por nada y desde ahí llama al 911.',
  'light-keep-out': 'Salte de ese cuarto ya y no te pongas debajo de la lámpara. No toques el apagador ni el foco.',
  'child-call':
    'Llama al 911 ya. Di tu dirección, cuántos años tienes y qué pasó, y no cuelgues. Sal o ve con un vecino si ves humo, chispas o agua cerca de una lámpara o un enchufe.',
  'child-grown-up': 'Llama a tu mamá, a tu papá o a otro adulto de confianza. De la casa se encargan los adultos.',
  'child-go-out': 'Sal o ve con un vecino ya, y busca a un adulto. Deja todo como está.',
  'current-get-clear':
    'Si sientes cosquilleo o toques, quítate ya del agua y del piso mojado. No toques metal, llaves, cables ni apagadores.',
  'person-tell-911': 'Dile al 911 quién está herido o enfermo y dónde está. No cuelgues y haz lo que te digan.',
  'child-look-in-water':
    'Busca primero en el agua, desde afuera: alberca, tina, zanja, arroyo. No te metas. Que alguien llame al 911 al mismo tiempo.',
  'roof-stay-up':
    'Llama al 911 ya y di cuántos son. Quédense todos arriba, en el techo. Hagan señas con una luz o una tela de color vivo.',
  'car-get-up':
    'Llama al 911 ya. Abran una ventana mientras se pueda. Si el agua sube en el carro, salgan por la ventana, súbanse al techo del carro y agárrense bien.',
  'trapped-go-up':
    'Llama al 911 ya: di cuántos son y en qué parte de la casa están. Suban al piso más alto, nunca a un ático cerrado. Hagan señas con una luz o una tela de color vivo.',
  'attic-get-out':
    'Llama al 911 ya: di que están en el ático y cuántos son. Salgan al techo si pueden. No se queden encerrados en el ático. Hagan señas con una luz o una tela de color vivo.',
  'heat-cool':
    'Llama al 911 ya. Lleva a la persona a la sombra y ponle agua fresca o trapos mojados. Quédate con ella.',
  'wet-floor-keep-off': 'No pises el piso ni la alfombra mojados. No toques ni desenchufes ningún cable de ahí.',
  'sleeper-carry-out': 'Saca a todos de ese cuarto ya, cierra la puerta y llama al 911. No regreses.',
  'structure-out-now': 'Salte ya de ese cuarto con todos, y vete afuera. Llama al 911 desde ahí. No regreses por nada.',
  'confined-stay-out':
    'Alto. No te metas por la persona: el aire de ahí adentro te puede tumbar. Llama al 911 ya y di que alguien está abajo.',
  'shut-in-call':
    'Llama al 911 ya. Di dónde están, cuántos son y si está entrando agua. Si tú estás atrapado, súbete arriba del agua y sigue tocando.',
  'water-reach-throw': 'Llama al 911 ya. Aviéntale algo que flote o alcánzale un palo. No te metas por nadie.',
  'breathing-help':
    'Llama al 911 ya y pon el altavoz. Si alguien no despierta o no respira bien, el 911 te dice qué hacer.',
  'breathing-sit-up':
    'Llama al 911 ya. Ayuda a la persona a sentarse donde haya aire fresco. Si tiene su inhalador, que lo use.',
  'chest-sit-down':
    'Llama al 911 ya. Que la persona se siente y descanse. No le des nada, a menos que te lo diga el 911.',
  'head-keep-still':
    'Llama al 911 ya. No muevas a quien se cayó o se pegó en la cabeza, a menos que ahí corra peligro.',
  'burn-cool':
    'Llama al 911 ya. Quítate del agua caliente y moja la quemadura con agua fresca de la llave. No le pongas hielo.',
  'bleeding-press': 'Llama al 911 ya. Aprieta fuerte la herida con un trapo limpio y no dejes de apretar.',
  'chilled-warm': 'Llama al 911 ya. Quítale la ropa mojada, tápala con cobijas secas y que no se mueva.',
  'birth-call': 'Llama al 911 ya: viene un bebé. No cuelgues y haz lo que te digan.',
  'ill-call': 'Llama al 911 ya si alguien está confundido, muy dormido, sin aire o con mucha fiebre.',
  'call-911-now': 'Llama al 911 ya. Di dónde está la persona y qué ves, no cuelgues y haz lo que te digan.',
  'fumes-fresh-air':
    'Sal al aire libre ya con todos y no regreses por nada. Si a alguien le cuesta respirar o no despierta, llama al 911.',
  'fumes-poison-help':
    'Ya afuera, llama al centro de control de envenenamientos, {poisonHelp}. Di qué se mezcló, se respiró o se tragó.',
  'crisis-call':
    'Llama al {crisisLine} ya y oprime el {spanishKey} para español, o manda la palabra AYUDA al {crisisLine}. Alguien te escucha, de día y de noche. Si hay peligro ahora mismo, llama al 911.',
  'battery-leave':
    'Sal ya con todos, por otro lado si la batería está junto a la puerta, y llama al 911 desde afuera. No la toques ni regreses.',
  'battery-stay-away':
    'Quédate a {batteryFeet} pies o más de la batería o del carro eléctrico mojado. No lo toques. Si silba, echa humo o arde, llama al 911.',
  'bite-call':
    'Aléjate de la víbora o de los insectos y llama al 911 ya. No te muevas mucho. Quítate anillos, reloj y el zapato de ese lado. No cortes, no chupes, no pongas hielo ni amarres.',
  'heater-pressure':
    'Sal ya con todos, lejos del calentador de agua (boiler), y llama al 911 desde afuera. No le toques nada: puede reventar.',
  'snake-stand-back':
    'Aléjate de la víbora y deja que se vaya. No trates de atraparla. Si muerde a alguien, llama al 911.',
  'arcing-leave':
    'Sal ya con todos y llama al 911 desde afuera. Las chispas o el olor a quemado pueden ser un incendio.',
  'line-stay-away':
    'Si estás adentro, quédate adentro, a menos que haya humo, fuego o gas. No pises el agua. Afuera, quédate a {lineFeet} pies o más del cable y avisa que nadie se acerque.',
  'line-overhead-clear':
    'No subas ni te acerques a los cables. Busca a un adulto. Si algo toca un cable, llama al 911.',
  'line-keep-clear':
    'Quédate a {lineFeet} pies o más del cable, y más lejos si el suelo está mojado. Avisa que nadie se acerque.',
  'line-stay-in-car':
    '¿Un cable toca el carro? Quédate adentro y avisa que nadie se acerque. Si el carro se quema: salta lejos con los pies juntos, sin tocar el carro y el suelo al mismo tiempo, y aléjate arrastrando los pies.',
  'line-jump-clear':
    'Salta lejos del carro que se quema, con los pies juntos, sin tocar el carro y el suelo al mismo tiempo. Aléjate arrastrando los pies y llama al 911.',
  'fire-leave':
    'Sal ya con todos, por otro lado si el fuego está junto a la puerta. No te lleves nada, cierra las puertas al salir y llama al 911 desde afuera.',
  'fire-stay-out': 'No regreses a la casa. Si alguien se quedó adentro, dile al 911 en qué parte está.',
  'gas-leave': 'Sal ya con todos. No prendas ni apagues nada.',
  'gas-call-outside':
    'Ya lejos de la casa, llama al 911. No regreses: si alguien se quedó adentro, dile al 911 en qué parte está.',
  'air-go-out': 'Sal al aire libre ya con todos y llama al 911. Di si a alguien le duele la cabeza o está mareado.',
  'air-open-outside':
    'Sal ya al aire libre y llama al 911. No te metas por nadie: abre el portón desde afuera si puedes.',
  'air-stay-out':
    'Quédate afuera hasta que los bomberos digan que pueden entrar. Si alguien se quedó adentro, dile al 911 en qué parte está.',
  'water-stay-out': 'No te metas al agua. No toques nada eléctrico que esté mojado.',
  'ceiling-keep-out': 'No te pongas debajo del techo que está colgando: se puede caer. No le piques.',
  'ceiling-wet-keep-out': 'No te pongas debajo del techo mojado: se puede caer. No toques la lámpara de ahí.',
  'structure-leave': 'Si la casa cruje o se agrieta, sal y llama al 911.',
  'higher-ground':
    'Si el agua sube, vete a un lugar alto. Nunca camines por agua que corre. Si no puedes salir, llama al 911.',
  'dirty-water-leave': 'Salte del agua y no vuelvas a entrar.',
  'dirty-water-keep-out': 'No te metas al agua sucia. Si te mojó, lávate con jabón y agua limpia.',
  'breathing-watch': 'Si alguien no puede respirar bien, llama al 911.',
};
