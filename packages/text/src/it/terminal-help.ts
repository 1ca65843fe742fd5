import { LANGUAGES } from '../languages.ts';
import type { TerminalHelp } from '../terminal.ts';

export const help: TerminalHelp = {
  overview: `Deedbook: il gioco da tavolo Mage Knight secondo le regole (non ufficiale).

  deedbook play        gioca in questo terminale, da soli o attorno a uno schermo
  deedbook simulate    fa giocare molte partite ai bot e controlla ogni decisione
  deedbook arena       fa misurare i giocatori del computer fra loro
  deedbook drills      verifica gli esercizi di combattimento dell’app, o li sceglie di nuovo
  deedbook replay      rigioca una partita registrata e mostra com'è finita
  deedbook review      dice quanto erano buone le decisioni di una partita
  deedbook transcript  racconta una partita a parole, dalla preparazione al punteggio
  deedbook check       esegue file di casi, registrazioni e posizioni
  deedbook list        stampa tutti i nomi che un caso può usare
  deedbook coverage    dice quali regole sono citate da test e casi
  deedbook lessons     gioca ogni lezione per vedere se si può completare
  deedbook bench       misura la velocità del motore
  deedbook admin       gestisce un server di tavoli online
  deedbook help NOME   altro su uno di questi

Con --debug un errore mostra dove è avvenuto.`,

  play: `deedbook play [opzioni]

Gioca una partita in questo terminale. Ciò che nessuna opzione dice viene chiesto prima. La partita viene conservata
dopo ogni decisione, e --continue la riprende. Le risposte possono anche arrivare da una pipe, una per riga.

  --heroes A,B         chi gioca, per eroe: arythea, goldyx, norowas, tovak
  --players N          quanti giocano, se gli eroi non contano
  --scenario ID        first-reconnaissance (predefinito), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return
  --option NOME=VALORE cos'altro si concorda, quante volte serve: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map FORMA          un'altra forma della mappa
  --seed PAROLA        la stessa parola dà la stessa partita
  --language LINGUA    ${LANGUAGES.join(', ')}
  --continue           riprende l'ultima partita lasciata
  --load FILE          riprende una partita da un file, registrazione o posizione
  --save FILE          conserva la partita in questo file
  --server URL         gioca a un tavolo di questo server
  --table CODICE       si unisce al tavolo con questo codice; senza, apre un nuovo tavolo
  --name NOME          il tuo nome al tavolo; con la variabile DEEDBOOK_TOKEN si gioca con un account
  --ascii              nessun segno oltre l'ASCII, tranne le lettere
  --no-color           senza colori (come la variabile NO_COLOR)`,

  simulate: `deedbook simulate [opzioni]

Fa giocare partite ai bot fino alla fine e dice con quale velocità.

  --games N            quante partite (100)
  --seconds N          non cominciare partite dopo N secondi
  --players N | A-B    giocatori in ognuna, o da A a B a turno (1; con --scenario all ogni numero)
  --scenario ID        first-reconnaissance (predefinito), full-conquest, blitz-conquest, full-cooperation,
                       blitz-cooperation, solo-conquest, mines-liberation, druid-nights, dungeon-lords,
                       conquer-and-hold, one-to-return; oppure all: ogni scenario, modalità e numero di
                       giocatori a turno
  --option NOME=VALORE cos'altro si concorda, quante volte serve: mode, teams, pvp, cityLevels,
                       cooperativeAssault, replenishSpawningGrounds, sets, variants, mapShape, tileCounts,
                       startLevel (--option teams=0,0,1,1)
  --map FORMA          un'altra forma della mappa
  --seed PAROLA        la stessa parola gioca le stesse partite (1)
  --bot NOME           random (predefinito), curious (greedy con capricci), squire (principiante), greedy,
                       duelist (combatte da maestro), strategist (pianifica i turni), warlord (il più forte) o mixed:
                       tutti a turno, per posto e per partita
  --check              controlla ogni decisione: niente si perde, risposte valide, JSON e copie fedeli, annullamento
                       esatto, viste che non svelano nulla, ragioni innocue; alla fine, che la registrazione si ripete
  --every K            con --check: i controlli costosi solo ogni K decisioni di una partita (1)
  --save-failures DIR  dove scrivere una partita fallita, come registrazione e posizione (failures)
  --reach              quali nemici, Unità, siti, rovine, tessere, Tattiche, Abilità e carte non sono mai apparsi
  --json               un oggetto JSON nell'ultima riga: {"passed": …, "failed": …, …}

Il codice di uscita è 1 se una partita è fallita.`,

  arena: `deedbook arena [opzioni]

Fa giocare gli stessi semi ai giocatori del computer e stampa per ciascuno le partite, il punteggio medio con il suo
errore standard, il decimo più basso, le vittorie (in una conquista da soli: ogni città) e il tempo di CPU di un turno.

  --player NOME        chi viene misurato (greedy); --list li nomina tutti, dal più debole
  --against NOME       chi altro: da solo, sugli stessi semi; a un tavolo, sugli altri posti, a turno
  --games N            numero di partite (20)
  --scenario ID        come per simulate (first-reconnaissance)
  --players N          posti al tavolo (1)
  --option NOME=VALORE ogni altra opzione; si può ripetere
  --map FORMA          la forma della mappa
  --seed PAROLA        la stessa parola gioca le stesse partite (1)
  --cores N            thread (uno per core)
  --rounds             stampa anche una tabella: a che punto era ogni giocatore alla fine di ogni Round, in media
  --json               stampa un oggetto JSON: {"players": [{"name": …, "mean": …, …}]}`,

  drills: `deedbook drills --check
deedbook drills --write [--daily]

Gli esercizi di combattimento del campo di addestramento dell’app. Ognuno è un combattimento con il suo par: la perdita
minore con cui si può vincere, dimostrata risolvendolo.

  --check  dimostra di nuovo tutti gli esercizi salvati
  --write  sceglie gli esercizi di tutti i gruppi fra combattimenti casuali e li scrive
  --daily  con --write: i combattimenti del giorno`,

  replay: `deedbook replay FILE [opzioni]

Rigioca una partita registrata e mostra a che punto è; mostra una posizione così com'è.

  --upto N             solo le prime N decisioni
  --log                tutto quello che è successo, non solo le ultime cose
  --language LINGUA    ${LANGUAGES.join(', ')}
  --ascii, --no-color  come in play`,

  review: `deedbook review REGISTRAZIONE [opzioni]

Valuta ogni decisione di un posto in base a ciò che sapeva in quel momento: precisione, fortuna distinta dalla bravura,
i momenti decisivi e i combattimenti che potevano andare meglio. Richiede alcuni secondi di lavoro per ogni Round.

  --seat N             le decisioni di chi (0)
  --language LINGUA    ${LANGUAGES.join(', ')}
  --json               stampa un oggetto JSON: {"accuracy": …, "turningPoints": […], "stretches": […], …}`,

  transcript: `deedbook transcript [REGISTRAZIONE…] [opzioni]

Racconta partite a parole, da leggere (in inglese): la preparazione, ogni Round e turno, e i punteggi. Senza una
registrazione prima giocano i bot.

  --write DIR          scrive SCENARIO.md, e per una partita dei bot SCENARIO.json, invece di stampare
  --scenario ID        che cosa giocano i bot (first-reconnaissance)
  --players N          quanti sono (1)
  --option NOME=VALORE cos'altro si concorda, quante volte serve
  --map FORMA          un'altra forma della mappa
  --seed PAROLA        la stessa parola gioca la stessa partita (1)
  --bot NOME           greedy (predefinito), random, curious, squire, duelist, strategist, warlord o mixed`,

  check: `deedbook check FILE|CARTELLA… [--json] [--examples FILE]

Esegue i casi nei file YAML, rigioca registrazioni e riprende posizioni; dice che cosa è andato diversamente.
Il codice di uscita è 1 se un caso è fallito e 2 se un file è malformato.
Con --examples, i casi vengono scritti in un file come posizioni che l’app può giocare.`,

  list: `deedbook list [GENERE…]

Stampa tutti i nomi che un caso può usare, o quelli di alcuni generi: heroes, cards, units (con i loro siti), enemies
(con i loro numeri), ruins, skills, tactics, tiles (disegnate con i loro spazi), terrains, sites, cities, scenarios,
variants, map-shapes, sets, modifiers, moments, rewards, scoring, prompts, news (con i loro campi).`,

  coverage: `deedbook coverage [--content] [--missing] [--json]

Dice, capitolo per capitolo, quali regole di docs/rules sono citate da un test o da un caso. Con --content dice invece
quali cose del gioco base sono messe alla prova da test e casi, e quali sono capitate ai bot in una serie di partite.

  --missing            elenca ciò che non ha test, e nient'altro
  --content            carte lato per lato, Abilità, capacità delle Unità, nemici e le loro,
                       Tattiche, siti, rovine
  --games N            con --content: partite di bot casuali e avidi, sempre le stesse (40); 0 per nessuna
  --json               lo stesso in JSON

Che cosa conta come test è letto nel testo dei test del motore: è un indizio, non una prova:
  un lato di una carta si risponde 'play march' o 'power march'; oppure il titolo nomina la carta, e il lato (basic,
                       powered, strong) o una variabile che viene giocata; oppure l'effetto forte di un Incantesimo
  un'Abilità           si risponde 'skill x'; una passiva è nominata nella scena
  una capacità di Unità  si risponde 'use x y', o una riga di una tabella nomina entrambe
  una capacità di nemici  un titolo la nomina
  ogni altra cosa      il suo id è tra virgolette nel test
Le righe delle tabelle, e le costanti e funzioni dello stesso file, appartengono ai test che le usano; ciò che è
soltanto tentato o rifiutato non conta.`,

  lessons: `deedbook lessons [--check] [LEZIONE...]

Elenca le lezioni. Con --check gioca ciascuna come viene mostrata e dopo deviazioni casuali, e fallisce se un obiettivo
non si può raggiungere, se manca una parola in una lingua o se un passo indica qualcosa che non è sul tavolo.

  --detours N          quante volte ogni lezione viene giocata con deviazioni (20)`,

  admin: `deedbook admin COMANDO [argomento]

Lavora sul database di un server (DATABASE_URL, o il file deedbook.db), che può essere in funzione.

  list [STATO]         i tavoli aperti (open), in gioco (playing, predefinito) o finiti (over)
  show TAVOLO          un tavolo e i suoi posti; TAVOLO è un id o un codice di sei lettere
  export TAVOLO        una partita come file, con il suo seme: solo per chi gestisce il server
  import FILE          aggiunge una partita esportata
  delete TAVOLO        elimina un tavolo e tutto ciò che gli appartiene
  ban GIOCATORE        esclude un giocatore; unban lo riammette
  reports              le segnalazioni dei giocatori
  stats                quanto c'è di ogni cosa
  backup FILE          copia il database incorporato mentre è in uso`,

  bench: `deedbook bench [--quick] [--json] [opzioni]

Misura il motore rispetto ai suoi obiettivi e ad altri motori, se sono installati.

  --quick              meno serie e più brevi
  --rounds N           quante serie
  --batch N            millisecondi in ognuna
  --no-yardsticks      lascia fuori gli altri motori
  --install-yardsticks prima li installa
  --json               le cifre in JSON`,
};
