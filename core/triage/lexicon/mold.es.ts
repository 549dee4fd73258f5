export const words = `
rot: podrid* pudri* pudre
years: anos
leak: gote* humed* mojad*
years-2: anos
looks: parece
pepper: algodon terciopelo pelusa musgo pimienta
fuzz: musgo setas
wall: techo
swampy: mildewy rancio rancia encerrado sotano
musty: humedad mojado viejo encerrado humedo tierra perro guardado
black-2: negra oscuras
spot: mancha puntos puntitos pelusa algo polvo
spots: manchas puntos
hairy: pelud* negras verdes
growing: creciendo
wall-2: techo
something: algo
growing-2: creciendo
dog-2: perro gato
years-3: anos
old: embarazo edad
rotten: podrido podridos
prevent: evitar prevenir
mold-2: hongo
`;

export const phrases = `
pared|techo|zoclo|rincon ~3 verde|negra|negro|peludo|peluda|verdosa
ongos|ongo|hongos
stachy*|asperg*|clado*|moldey|moldd|molld|mildewy|mildue|milldew|mojo_negro|mohos*|honguito*
hongos|lama|lamos*|verdin|salitre_negro
hongo|enmohec*
mustie|mohoso
olor ~2 humedad|encerrado|viejo|moho|humedo
humedad & olor|huele|pared|mancha
babos*|peludo|velloso
`;

export const not = `
hace ~2 anos
huele|olor ~0 quemad*|gas|humo|cloro ~5 mojad*|viejo
`;

export const material = `
alfombra|techo|piso|gabinete|casa|cuarto|muebles
`;
