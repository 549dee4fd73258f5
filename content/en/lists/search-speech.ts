import type { SearchSpeech } from '#core/search/site-index.ts';

/**
 * What people type who search the site: the endings of words, words that tell nothing, and what neighbors and the trade call the
 * things of our pages. Nobody reads it.
 */
export const searchSpeech: SearchSpeech = {
  endings:
    'sses>ss ss>ss us>us is>is ies>y ied>y iness>y ations>at ation>at ating>at ated>at ate>at ings ing edly eds ed es s e',
  small:
    'sq ft a about after all am an and any are as at be been before being but by came can come coming cant could did do does doing dont for from get gets getting go goes going got had has have having he help her him his how i if im in into is isnt it its ive just ll long me might much must my need no not now of off often on once or our out over please put s see she should so some soon stay stayed still t take tell telling than that the their them then there these they this those through to too up us was we went were what whats when where which while who whose why will with wont would you your',
  general:
    'insurance insurer company companies claim claims phone telephone number numbers call contact customer service hotline policy adjuster 800 line file report department',
  danger:
    'gas shock shocked electrocute electrocuted spark sparking sagging bulging bulge collapse collapsing sewage sewer poisoning monoxide fumes unconscious drowning trapped faint dizzy fire smoke burning danger dangerous emergency 911 asbestos outlet wiring electricity fixture sleep baby',
  synonyms: {
    calculator: 'how many,what size,how big,size,calculate,how much do i need,compute',
    drywall: 'sheetrock,sheet rock,gypsum,gypsum board,plasterboard,wallboard,gyprock,gib board',
    panel: 'breaker box,fuse box,breaker panel,electrical box,breaker,breakers,fusebox,electric box,load center',
    'main valve':
      'machine overflowed,overflowed,overflowing,water shutoff,shut off,shutoff,stopcock,turn water off,turn off water,main shutoff,water main,shut water off,cut off,cutoff',
    'turn off':
      'water shutoff,shut off,shutoff,turn water off,turn off water,shut water off,cut off,cutoff,breaker box,fuse box',
    'service areas': 'serve,serving,near me,come to,do you work in,my area,come out',
    repair: 'fix,fixing,fixed,mend',
    mold: 'black mold,toxic mold,mould,mildew,fungus,black stuff,spores,moldy,mouldy,black spots,fuzz',
    musty: 'smell,stink,stinks,odor,odour,smells,stinky,funky,damp smell',
    dehumidifier: 'dehu,dehus,dehumidify,lgr,dehuey',
    'air mover': 'fan,fans,blower,blowers,axial,snail fan,carpet fan,air mover',
    'air scrubber': 'negative air,hepa,neg air,scrubber,air purifier,afd,hepa filter',
    sewage:
      'toilet,toilet overflow,poop,feces,black water,blackwater,sewer,backed up,raw sewage,sewer backup,drain backup,toilet backup',
    sag: 'bulge,bulging,drooping,droop,belly,bubble,bubbling,swollen,swelling,falling,hanging',
    ceiling: 'roof leak,upstairs leak',
    stain: 'spot,ring,discoloration,brown mark,yellow spot,brown spot,water mark,watermark',
    insurer: 'insurance company,insurance,carrier,insurance carrier',
    adjuster: 'adjustor,claims man,insurance guy',
    agree:
      'denied,denial,deny,wont pay,will not pay,not paying,not pay,refuse,refused,refuses,rejected,reject,lowball,underpaid,dispute,appeal,fight',
    disagree:
      'denied,denial,deny,wont pay,will not pay,not paying,not pay,refuse,refused,refuses,rejected,reject,lowball,underpaid,dispute,appeal,fight',
    deadline:
      'how long do i have,time limit,due date,days,clock,deadlines,how many days,how long does,how long do they have',
    'claim clock':
      'answer claim,answer my claim,taking too long,too slow,slow to pay,sue,sue insurance,lawsuit,suit,respond,day proof of loss,proof of loss,insurance have to answer,claim deadline',
    'mold rules':
      'mold license,license mold,license to remove mold,remove mold license,mold remediation certificate,mold certificate,test and remove,mold law,mold remediation',
    'equipment check':
      'invoice,on bill,on my bill,too many dehumidifiers,too many fans,too many machines,too much equipment,charging me,charged me,overcharged,overcharging,padded',
    'your own page': 'my website,my site,my own site,embed,widget,iframe,website',
    'how accurate': 'accuracy,precise,precision,exact,reliable',
    'loss record':
      'list of damaged,list of ruined,damaged stuff,ruined stuff,stuff,list of things,list of items,list of stuff,list of belongings,contents list,home inventory,what i lost',
    tenant: 'renter,renting,renters,rent,apartment,lease,landlord',
    landlord: 'property manager,owner of apartment',
    children: 'kid,kids,baby,babies,toddler,infant,newborn,pregnant',
    pets: 'dog,dogs,cat,cats,pet',
    sleep:
      'move out,moving out,evacuate,leave house,stay in,stay here,stay home,stay at,live in,living,spend night,overnight',
    price: 'cost,costs,estimate,quote,how much,expensive,pay for,bill,pricing,prices',
    cost: 'price,prices,pricing,quote,estimate,expensive,bill',
    professional: 'contractor,pro,pros,restoration company,company,restorer,expert,somebody,technician',
    yourself: 'diy,myself,on my own,do it yourself',
    grains: 'gpp,grains per pound,grain',
    psychrometric:
      'gpp,dew point,dewpoint,grains per pound,vapor pressure,psychrometer,psychrometrics,enthalpy,humidity ratio,wet bulb',
    humidity: 'rh,damp air,moist,humid',
    circuit:
      'my breaker,breaker handle,handle,breaker trip,amp,amps,amperage,tripped,tripping,trips,extension cord,outlet load,overload',
    carpet: 'rug,rugs,carpeting,padding,pad',
    floor: 'flooring,hardwood,laminate,vinyl,floorboard',
    'crawl space': 'crawlspace,under house,under the house',
    basement: 'cellar',
    burst: 'broken,busted,bust,pipe burst,exploded,ruptured,broke,froze,frozen',
    pipe: 'plumbing,water line,pipes',
    leak: 'drip,dripping,seep,seeping,leaky,pouring,gushing',
    flood: 'flooding,flash flood,storm water,rising water,river,hurricane,creek',
    document: 'pictures,photo,photos,picture,receipts,inventory,evidence,proof',
    record: 'inventory,belongings list,list of damages,documentation',
    fema: 'disaster aid,disaster assistance,government help,federal aid,assistance,disaster money',
    'moisture meter': 'moisture tester,pin meter,pinless meter,moisture reader,meter',
    thermal: 'infrared,ir camera,heat camera,flir,imager,thermal imaging',
    category: 'cat 1,cat 2,cat 3,clean water,gray water,grey water,class of water',
    medicine: 'pills,medication,insulin,prescription,meds,drugs',
    food: 'fridge,refrigerator,freezer,groceries,canned',
    well: 'well water,private well',
    tap: 'drinking water,drink,boil',
    test: 'testing,inspection,inspector,test kit',
    download: 'pdf,printable,form,template,excel,spreadsheet,xlsx,print',
    video: 'videos,watch,youtube',
    power: 'electricity,electric,electrical,electrocuted,shock,outlet,outlets,wires,light fixture,lights,current',
    wiring: 'electric,electrical,wires,shock,electrocuted',
    gas: 'propane,gas leak,rotten egg,rotten eggs',
    walls: 'wall,baseboard,baseboards,trim,skirting',
    license: 'licence,licensed',
    credentials: 'certified,certification,qualified,legit',
    privacy: 'cookies,tracking,my data,personal data',
    contact: 'text me,phone number,reach you,email,e mail',
    'free estimate':
      'talk to someone,talk to somebody,talk to person,real person,speak to,speak with,come look,someone come,somebody come,send someone,send somebody,hire you',
    'keep manual':
      'offline,without internet,no internet,no signal,without signal,no service,no wifi,airplane mode,without power,install app',
    'cost builder':
      'how much to fix,how much to repair,how much to dry,how much to replace,cost to fix,cost to repair,cost to dry,cost to replace',
    'ask expert': 'question for,have question,ask question,my question,ask someone,ask somebody',
    about: 'who owns,who runs,who is behind,who made,who writes',
    'flood insurance': 'nfip',
    windstorm: 'twia,hurricane insurance,wind',
    'people door': 'rip off,fraud,storm chaser,door to door,scammer,crook,scam,scammers,knocked on my door',
    complaint: 'complain,report company,file complaint,tdi',
    septic: 'leach field,drain field',
    throw: 'toss,keep or throw,discard,salvage,get rid,trash,save my',
    dry: 'drying,dried,dry out,dryout,dry down',
    'save throw': 'books,papers,furniture,couch,sofa,mattress,clothes,salvage',
  },
};
