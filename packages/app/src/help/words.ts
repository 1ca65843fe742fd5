import type { Words } from '../language/language.ts';
import type { Deed } from '../layout/key-list.ts';

interface HelpWords {
  readonly title: string;
  readonly close: string;
  readonly how: string;
  readonly keys: string;
  readonly screen: readonly string[];
  readonly does: Readonly<Record<Deed, string>>;
  readonly map: string;
  readonly toHero: string;
  readonly zoom: string;
  readonly key: Readonly<Record<string, string>>;
  readonly rules: string;
}

export const helpWords: Words<HelpWords> = {
  en: {
    title: 'How the screen works',
    close: 'Close',
    how: 'Playing',
    keys: 'Keys',
    screen: [
      'Whatever is edged in gold can be chosen now: cards, spaces, dice, Units, offers. Tap or click it; where there are several ways, a small menu says what each would do.',
      'The question above your hand says what you have to decide. Choices that have no place on the table are buttons there.',
      'You can undo freely until something new is revealed. An eye marks choices that reveal something; the log shows where undo stops and why.',
      'Point at anything, or hold it on a touch screen, to read what it is. Numbers show where they come from.',
      'The game is saved after every choice. Close the page whenever you like.',
    ],
    does: {
      choices: 'Everything you can do now, searchable',
      cards: 'Cards in your hand, or the choices in the middle',
      units: 'Units',
      skills: 'Skills',
      foes: 'Enemies in a combat',
      end: 'End the turn, the phase or the choice',
      undo: 'Undo',
      redo: 'Redo',
      offers: 'Hide or show the offers',
      log: 'Hide or show the log',
      rules: 'Rule book',
      help: 'This help',
      back: 'Close, back to the map',
    },
    map: 'Move around the map, choose a space',
    toHero: 'On the map: go to your hero',
    zoom: 'On the map: zoom in, zoom out',
    key: {
      space: 'Space',
      ctrl: 'Ctrl',
      shift: 'Shift',
      arrows: 'Arrows',
      numpad: 'Number pad',
      home: 'Home',
      plus: '+',
      minus: '−',
      enter: 'Enter',
      escape: 'Esc',
    },
    rules: 'Open the rule book',
  },
  'pt-BR': {
    title: 'Como funciona a tela',
    close: 'Fechar',
    how: 'Jogar',
    keys: 'Teclas',
    screen: [
      'O que tem borda dourada pode ser escolhido agora: cartas, espaços, dados, Unidades, ofertas. Toque ou clique; quando há várias maneiras, um pequeno menu diz o que cada uma faz.',
      'A pergunta acima da sua mão diz o que se pede. As escolhas sem lugar na mesa são botões ali.',
      'Desfazer é livre até que algo novo seja visto. Um olho marca as escolhas que revelam algo; o registro mostra onde o desfazer para e por quê.',
      'Aponte para qualquer coisa, ou segure-a em uma tela de toque, para ler o que é. Nos números você vê de onde vêm.',
      'A partida é guardada depois de cada escolha. Feche a página quando quiser.',
    ],
    does: {
      choices: 'Tudo o que você pode fazer agora, com busca',
      cards: 'Cartas da mão, ou o que se escolhe no meio da tela',
      units: 'Unidades',
      skills: 'Poderes',
      foes: 'Inimigos em um combate',
      end: 'Encerrar o turno, a fase ou a escolha',
      undo: 'Desfazer',
      redo: 'Refazer',
      offers: 'Recolher ou mostrar as ofertas',
      log: 'Recolher ou mostrar o registro',
      rules: 'Livro de regras',
      help: 'Esta ajuda',
      back: 'Fechar, voltar ao mapa',
    },
    map: 'Percorrer o mapa, escolher um espaço',
    toHero: 'No mapa: até o seu herói',
    zoom: 'No mapa: aproximar, afastar',
    key: {
      space: 'Espaço',
      ctrl: 'Ctrl',
      shift: 'Shift',
      arrows: 'Setas',
      numpad: 'Teclado numérico',
      home: 'Home',
      plus: '+',
      minus: '−',
      enter: 'Enter',
      escape: 'Esc',
    },
    rules: 'Abrir o livro de regras',
  },
  it: {
    title: 'Come funziona lo schermo',
    close: 'Chiudi',
    how: 'Giocare',
    keys: 'Tasti',
    screen: [
      'Ciò che ha il bordo dorato si può scegliere ora: carte, spazi, dadi, Unità, offerte. Tocca o fai clic; quando ci sono più modi, un piccolo menu dice che cosa fa ciascuno.',
      'La domanda sopra la tua mano dice che cosa si chiede. Le scelte senza un posto sul tavolo sono pulsanti lì.',
      'Annullare è libero finché non si vede qualcosa di nuovo. Un occhio segna le scelte che rivelano qualcosa; il diario mostra dove l’annullamento si ferma e perché.',
      'Punta qualsiasi cosa, o tienila premuta su uno schermo tattile, per leggere che cos’è. Dai numeri vedi da dove vengono.',
      'La partita è salvata dopo ogni scelta. Chiudi la pagina quando vuoi.',
    ],
    does: {
      choices: 'Tutto quello che puoi fare ora, con ricerca',
      cards: 'Carte della mano, o ciò che si sceglie al centro',
      units: 'Unità',
      skills: 'Abilità',
      foes: 'Nemici in un combattimento',
      end: 'Terminare il turno, la fase o la scelta',
      undo: 'Annullare',
      redo: 'Ripetere',
      offers: 'Richiudere o mostrare le offerte',
      log: 'Richiudere o mostrare il diario',
      rules: 'Regolamento',
      help: 'Questo aiuto',
      back: 'Chiudere, tornare alla mappa',
    },
    map: 'Percorrere la mappa, scegliere uno spazio',
    toHero: 'Sulla mappa: al tuo eroe',
    zoom: 'Sulla mappa: avvicina, allontana',
    key: {
      space: 'Spazio',
      ctrl: 'Ctrl',
      shift: 'Maiusc',
      arrows: 'Frecce',
      numpad: 'Tastierino',
      home: 'Home',
      plus: '+',
      minus: '−',
      enter: 'Invio',
      escape: 'Esc',
    },
    rules: 'Apri il regolamento',
  },
};
