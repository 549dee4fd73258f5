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
    [
      'The bedroom wall is pulling away from the ceiling and it popped again last night, kids sleep there',
      'La pared de la recámara se está separando del techo y anoche tronó otra vez, ahí duermen los niños',
    ],
    ['The wet ceiling is creaking over the crib', 'El techo mojado está crujiendo arriba de la cuna'],
    [
      'Ceiling is separating from the wall, we can see daylight',
      'El techo se está despegando de la pared, ya se ve la luz',
    ],
    [
      'Extension cord is laying in the soaked carpet still plugged in and humming',
      'La extensión está tirada en la carpeta empapada, sigue conectada y zumba',
    ],
    [
      'My mom is hot and dry, talking out of her head, power’s been out two days and its 99 in here',
      'Mi mamá está caliente y seca y dice cosas raras, llevamos dos días sin luz y hace mucho calor',
    ],
    [
      'Dad hasn’t had his heart medicine since the flood took it',
      'Mi papá no se ha tomado su medicina del corazón desde la inundación',
    ],
    [
      'He hasn’t had his dialysis since the roads flooded',
      'No ha recibido su diálisis mi tío desde que se inundó la calle',
    ],
    [
      'Her oxygen concentrator quit when the leak tripped the power, tank is low',
      'El concentrador de oxígeno de mi mamá se apagó con la luz y el tanque se acaba',
    ],
    [
      'elevator stuck between floors and water is coming down the shaft',
      'el elevador se quedó atorado entre pisos y está cayendo agua por el hueco',
    ],
    ['the backup inverter got wet and it’s popping and hot', 'el inversor se mojó y está tronando y caliente'],
    [
      'My brother passed out in the septic tank and dad is climbing in after him',
      'Mi hermano se desmayó en la fosa y mi papá se va a meter por él',
    ],
    [
      'Guy dropped in the manhole and his buddy is going down to pull him out',
      'Se desplomó uno en la alcantarilla y su compañero ya va a bajar por él',
    ],
    [
      'Electric bill shocked the fire out of us and this money pit is killing me. Anyhow what moisture reading is too high on a slab before vinyl plank?',
      '¿Está bien que me cobren $4,800 por secar un cuarto? Me dio un infarto nomás de ver el papel. Pusieron 9 abanicos y 2 máquinas por 5 días.',
    ],
    [
      'I nearly died when I saw the bill for drying one room. Is $4,800 normal?',
      'Casi me muero cuando vi la cuenta de secar un cuarto. ¿Es normal $4,800?',
    ],
    [
      'That invoice gave me a heart attack, nine fans for five days, is that a fair price?',
      'Casi me da un infarto con la factura, nueve abanicos por cinco días, ¿es justo?',
    ],
    [
      'We are drowning in paperwork from the adjuster, can someone look over the drying logs?',
      'Nos estamos ahogando en papeles del ajustador, ¿alguien puede revisar los registros de secado?',
    ],
    [
      'The price about killed us. What does mold testing cost?',
      'El precio casi nos mata. ¿Cuánto cuesta la prueba de moho?',
    ],
    [
      'Saw on the news those people drowned in Kerrville, so sad. I just want to know if my house in Converse needs flood insurance',
      'vi en las noticias lo de la gente q se ahogo en kerrville, q dios los tenga en su gloria. yo nomas quiero saber si mi casa en converse ocupa aseguranza de inundacion',
    ],
    [
      'There’s a dry old stain by the chimney, no smell, been there for years. Do I have to disclose it when I sell?',
      'Hay una mancha vieja y seca junto a la chimenea, sin olor, tiene años. ¿La tengo que declarar si vendo?',
    ],
    [
      'Tub overflowed a little, I mopped it up with two towels and it’s all dry now',
      'Se desbordó tantito la tina, la trapeé con dos toallas y ya está todo seco',
    ],
    [
      'The ice maker line dripped a small puddle behind the fridge, I shut the little valve and dried it',
      'La línea de la máquina de hielo goteó un charquito atrás del refri, ya cerré la llavecita y lo sequé',
    ],
    [
      'My husband almost had a heart attack at the estimate lol, do you take payments?',
      'A mi esposo casi le da un infarto con el presupuesto jaja, ¿aceptan pagos?',
    ],
    ['Is black mold covered by homeowners insurance?', '¿El moho negro lo cubre el seguro de la casa?'],
    [
      'The supply line behind the toilet broke and the bathroom floor is wet',
      'Se rompió la manguerita de atrás del excusado y el piso del baño está mojado',
    ],
    [
      'The hose to the toilet popped off, water in the hall, valve is off',
      'Se zafó la manguera del excusado, hay agua en el pasillo, la llave ya está cerrada',
    ],
    ['The toilet overflowed and there’s sewage on the floor', 'Se desbordó el excusado y hay aguas negras en el piso'],
    [
      'One cabinet is wet under the sink from a small leak, been a few days',
      'Está mojado un gabinete debajo del fregadero por una gotera chiquita, ya tiene unos días',
    ],
    ['Water has been dripping for three hours from the ceiling', 'Lleva tres horas goteando agua del techo'],
    ['We are open 24 hours, the sink dripped for hours', 'Abrimos 24 horas, el lavabo goteó por horas'],
    [
      'The pipe under the sink burst, I already shut the valve off, floor is wet',
      'Se reventó el tubo debajo del fregadero, ya cerré la llave, el piso está mojado',
    ],
    ['Water won’t stop coming out of the wall', 'No para de salir agua de la pared'],
    ['I moved the dresser and there’s mold behind it', 'Moví el ropero y hay moho atrás'],
    [
      'We moved furniture and found mold on the wall behind the couch',
      'Movimos los muebles y encontramos moho en la pared atrás del sillón',
    ],
    [
      'There’s a drip from the pipe under the bathroom sink, bucket is catching it',
      'Gotea el tubo de abajo del lavabo, tengo una cubeta',
    ],
    [
      'My husband went down to check the sump and I hear the alarm but he’s not saying anything',
      'Mi esposo bajó a ver la bomba del sótano y oigo la alarma pero no me dice nada',
    ],
    [
      'The dog wont go in the laundry room, every time he steps on the wet floor he yelps',
      'El perro no quiere entrar al lavadero, cada que pisa lo mojado chilla',
    ],
    [
      'I leaned on the dryer while the floor was wet and my teeth buzzed',
      'Me recargué en la secadora con el piso mojado y me zumbaron los dientes',
    ],
    [
      'Baby formula got mixed with the tap water while it was brown, now she’s got the runs and wont drink',
      'Le hice la fórmula a la bebé con agua de la llave que salía café, trae diarrea y no quiere tomar nada',
    ],
    [
      'He pulled the panel cover to dry it out and now his hand is black and he says it dont hurt',
      'Quitó la tapa de la caja de breakers para secarla y trae la mano negra y dice que no le duele',
    ],
    [
      'The porch roof is resting on one post since the creek washed the other one out',
      'El techo del porche se sostiene de un solo poste desde que el arroyo se llevó el otro',
    ],
    [
      'The hover board got wet and its getting fatter and warm under the bed',
      'La patineta eléctrica se mojó y se está inflando y está tibia debajo de la cama',
    ],
    [
      'Water’s pouring down the breaker box and it sounds like bacon',
      'Cae agua en la caja de breakers y suena como tocino friéndose',
    ],
    [
      'Mama’s arm went dead and her face is slipping while we were hauling carpet',
      'A mi mamá se le durmió el brazo y se le cuelga la cara cuando estábamos sacando la carpeta',
    ],
    [
      'the neighbors kid was playing by the retention pond, bike’s there and he’s not',
      'el niño de la vecina andaba jugando junto al estanque, ahí está la bici y él no',
    ],
    ['The fridge is floating in the kitchen and still running', 'El refri anda flotando en la cocina y sigue prendido'],
    ['We’re on the counter, water’s at the knobs', 'Estamos arriba de la barra, el agua llega a las perillas'],
    [
      'The inspector flagged an old water mark by the window. Seller says it was fixed. Should I worry before closing?',
      'El inspector marcó una mancha vieja de agua junto a la ventana. El vendedor dice que se arregló. ¿Me preocupo antes de cerrar?',
    ],
    [
      'The AC drain backed up and the hall carpet is wet',
      'Se tapó el drenaje del aire y la alfombra del pasillo está mojada',
    ],
    [
      'The AC drain line is clogged in the attic and there’s a wet spot on the bedroom ceiling',
      'Se tapó el drenaje del aire acondicionado en el ático y hay una mancha mojada en el techo de la recámara',
    ],
    ['My AC is dripping because the drain backed up', 'Está goteando el minisplit porque se tapó el drenaje'],
    ['The drain backed up into the tub, the AC is off', 'Se regresa el drenaje por la tina, ya apagué el clima'],
    [
      'The dishwasher leaked and the wood floor is lifting up',
      'El lavaplatos tiró agua y la madera del piso se está levantando',
    ],
    [
      'The dishwasher leaked and the floorboards are lifting',
      'El lavaplatos tiró agua y las tablas del piso se levantan',
    ],
    [
      'The wood floor lifted and it sinks when you step on it, the dishwasher leaked',
      'El piso de madera se levantó y se hunde al pisar, tiró agua el lavaplatos',
    ],
    [
      'The hose popped off and the washer emptied onto the carpet',
      'Se zafó la manguera y la lavadora se vació en la alfombra',
    ],
    [
      'The hose burst on the washer and water ran on the floor',
      'Se reventó la manguera de la lavadora y tiró agua al piso',
    ],
    [
      'Washer hose dribbled about a cup, tightened it, towel got it all, it’s dry',
      'La manguera de la lavadora tiró como una taza, la apreté, con una toalla quedó, ya está seco',
    ],
  ])('%s / %s', (english, spanish) => expect(headOf(spanish)).toEqual(headOf(english)));
});
