export const words = `
aquarium: pecera regadera_de_plantas
splash: salpic* mojo
splash-2: salpic*
on: sobre encima
only: nomas solamente
sleeves: ropa zapatos juguetes
house: casa adentro cuarto alfombra
dry: seco seca intacto intacta
nothing: nada
wet-2: mojad* mojo
inside: casa adentro piso suelo
floor-2: piso suelo
humidifier: florero botella jarra vaso taza garrafon leche cubeta
tip: tiro cayo volteo derram* rego volco tire
spill: spilt derrame derramo tire volque
on-2: sobre encima agua
only-2: solo solamente nomas unicamente
wet-3: libros cajas ropa muebles contenido colchon pertenencias cosas
floor-3: piso suelo
dry-2: seco seca
reach: llego mojo
floor-4: piso suelo
left: dejamos deje olvide
out: afuera lluvia
carpet: alfombra techo piso
wet-4: mojad* moja hinchad*
wet-5: mojo mojado
carpet-2: alfombra piso techo
`;

export const contents = `
sabanas|cuaderno|impresora|camara|chamarra|vestido|bolsa|carriola|carpeta|herramientas|adornos
libro|colchon|ropa|cajas|fotos|papeles|documentos|muebles|juguetes|zapatos|tapete|computadora
celular|telefono|tele|escritorio|mochila|camas|sillon|cobijas|almohadas|pertenencias|cosas
`;

export const spill = `
`;

export const building = `
`;
