/* What mail programs themselves write into a mail, in the languages of their users. A program's phrase is a row; lines
   are asked after they were tidied, so quotes are straight and blanks are blanks. */
#include "inbox/inner.h"

#include <string.h>

bool inbox_holds(struct lz_text text, const char *words) {
    return text.len && memmem(text.at, text.len, words, strlen(words));
}

static bool holds_any(struct lz_text text, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (inbox_holds(text, words[i]))
            return true;
    return false;
}
#define HOLDS_ANY(text, words) holds_any(text, words, G_N_ELEMENTS(words))

/* "wrote", after who and when, or between them. */
static const char *const wrote[] = {
    "wrote",       "writes",          /* English */
    "schrieb",     "hat geschrieben", /* German */
    "a écrit",     "a ecrit",
    "écrivait", /* French */
    "escribió",    "escribio",
    "va escriure",                            /* Spanish, Catalan */
    "ha scritto",  "scrive",                  /* Italian */
    "escreveu",                               /* Portuguese */
    "schreef",     "het volgende geschreven", /* Dutch */
    "skrev",       "skreiv",                  /* Swedish, Danish, Norwegian */
    "napisał",     "pisze",                   /* Polish */
    "написал",     "пишет",
    "писал",       "пише",          /* Russian, Ukrainian */
    "kirjoitti",                    /* Finnish */
    "napsal",      "napísal",       /* Czech, Slovak */
    "írta",        "ezt írta",      /* Hungarian */
    "yazdı",       "şunları yazdı", /* Turkish */
    "έγραψε",                       /* Greek */
    "a scris",                      /* Romanian */
    "写道",        "寫道",
    "のメール",    "さんは書きました",
    "작성", /* Chinese, Japanese, Korean */
};
/* How such a line begins, where it does not begin with a name or a number. */
static const char *const begins[] = {
    "On ",        "Am ",
    "Le ",        "El ",
    "Il ",        "Em ",
    "Op ",        "Den ",
    "W dniu ",    "Dnia ",
    "Dne ",       "På ",
    "Ti ",        "Στις ",
    "Pe ",        "在 ",
    "于 ",        "----- ",
    "--- In ",    "Quoting ",
    "Zitat von ", "In a message dated ",
    "Il giorno ", "V ",
    "lør",        "Vào ",
};

static bool has_digit(struct lz_text text) {
    for (uint32_t i = 0; i < text.len; i++)
        if (text.at[i] >= '0' && text.at[i] <= '9')
            return true;
    return false;
}

bool inbox_begins_attribution(struct lz_text line) {
    for (size_t i = 0; i < G_N_ELEMENTS(begins); i++)
        if (lz_text_begins(line, begins[i]))
            return has_digit(line) || inbox_holds(line, "@");
    return false;
}

/* It ends with a colon, or stands between dashes, and says who or when. */
bool inbox_says_attribution(struct lz_text line) {
    bool dashed = lz_text_begins(line, "---- ") && inbox_holds(line, " ---");
    bool who = inbox_holds(line, "@"), when = has_digit(line);
    if (!line.len || (line.at[line.len - 1] != ':' && !dashed) || (!who && !when))
        return false;
    return HOLDS_ANY(line, wrote) || (who && when) || lz_text_begins(line, "Quoting ") ||
           lz_text_begins(line, "Zitat von ");
}

/* ---- lines of dashes with words in them */

static const char *const original[] = {
    "Original Message",
    "Original message",
    "Original Mail",
    "original message",
    "Ursprüngliche Nachricht",
    "Originalnachricht",
    "Message d'origine",
    "Message original",
    "Mensaje original",
    "Messaggio originale",
    "Mensagem original",
    "Oorspronkelijk bericht",
    "Ursprungligt meddelande",
    "Originalmeddelande",
    "Oprindelig meddelelse",
    "Opprinnelig melding",
    "Oryginalna wiadomość",
    "Wiadomość oryginalna",
    "Исходное сообщение",
    "Пересылаемое сообщение",
    "元のメッセージ",
    "原始邮件",
    "原始郵件",
    "Alkuperäinen viesti",
    "Původní zpráva",
    "Eredeti üzenet",
    "Özgün İleti",
    "your answer goes above this line",
};
static const char *const forward[] = {
    "Forwarded message",
    "Forwarded Message",
    "forwarded message",
    "Weitergeleitete Nachricht",
    "weitergeleiteten Nachricht",
    "Message transféré",
    "message transféré",
    "Mensaje reenviado",
    "mensaje reenviado",
    "Messaggio inoltrato",
    "messaggio inoltrato",
    "Mensagem encaminhada",
    "mensagem encaminhada",
    "Doorgestuurd bericht",
    "doorgestuurd bericht",
    "Vidarebefordrat meddelande",
    "vidarebefordrat brev",
    "Videresendt meddelelse",
    "Videresendt melding",
    "Wiadomość przekazana",
    "Przekazana wiadomość",
    "Пересылаемое сообщение",
    "Перенаправленное сообщение",
    "转发的邮件",
    "轉寄的郵件",
    "転送されたメッセージ",
};

static bool is_dashed(struct lz_text line) {
    return lz_text_begins(line, "---") || lz_text_begins(line, "___") || lz_text_begins(line, "-=-") ||
           lz_text_begins(line, "===") || lz_text_begins(line, "***");
}

bool inbox_says_original(struct lz_text line) { return is_dashed(line) && HOLDS_ANY(line, original); }

/* Apple's has no dashes, but a colon at its end. */
bool inbox_says_forward(struct lz_text line) {
    return (is_dashed(line) || (line.len && line.at[line.len - 1] == ':')) && HOLDS_ANY(line, forward);
}

/* ---- what phones and free providers add */

static const char *const sent_from[] = {
    "Sent from my ",
    "Sent from Mail for",
    "Sent from Outlook",
    "Sent from Yahoo",
    "Sent from Proton",
    "Sent with Proton",
    "Sent from Samsung",
    "Sent from Gmail Mobile",
    "Sent via ",
    "Sent using ",
    "Get Outlook for ",
    "Get BlueMail for ",
    "Von meinem ",
    "Gesendet von ",
    "Gesendet mit ",
    "Diese Nachricht wurde von meinem ",
    "Outlook für ",
    "Envoyé de mon ",
    "Envoyé depuis ",
    "Envoyé à partir de ",
    "Obtenir Outlook pour ",
    "Télécharger Outlook pour ",
    "Enviado desde mi ",
    "Enviado desde ",
    "Obtener Outlook para ",
    "Inviato da ",
    "Scarica Outlook per ",
    "Enviado do meu ",
    "Enviado do ",
    "Obter o Outlook para ",
    "Verzonden vanaf ",
    "Verstuurd vanaf ",
    "Outlook voor ",
    "Skickat från ",
    "Hämta Outlook för ",
    "Sendt fra ",
    "Hent Outlook til ",
    "Wysłane z ",
    "Wysłano z ",
    "Pobierz program Outlook",
    "Отправлено с ",
    "Отправлено из ",
    "iPhoneから送信",
    "发自我的",
    "從我的",
    "Lähetetty ",
};

bool inbox_says_sent_from(struct lz_text line) {
    for (size_t i = 0; i < G_N_ELEMENTS(sent_from); i++)
        if (lz_text_begins(line, sent_from[i]))
            return true;
    return false;
}

static const char *const automatic[] = {
    "Automatic reply:",
    "Auto:",
    "Autoreply:",
    "Auto-Reply:",
    "Out of Office:",
    "Out of office:",
    "Out of Office AutoReply:",
    "Automatische Antwort:",
    "Abwesenheitsnotiz:",
    "Abwesend:",
    "Réponse automatique",
    "Absence du bureau",
    "Respuesta automática:",
    "Fuera de la oficina:",
    "Risposta automatica:",
    "Fuori sede:",
    "Resposta automática:",
    "Automatisch antwoord:",
    "Afwezigheidsassistent:",
    "Autosvar:",
    "Automatiskt svar:",
    "Automatisk svar:",
    "Odpowiedź automatyczna:",
    "Autoodpowiedź:",
    "Автоответ:",
    "Автоматический ответ:",
    "自動応答:",
    "自动答复:",
    "自動回覆:",
};

bool inbox_says_automatic(struct lz_text subject) {
    for (size_t i = 0; i < G_N_ELEMENTS(automatic); i++)
        if (lz_text_begins(subject, automatic[i]))
            return true;
    return false;
}

/* ---- the head of a mail, as it is copied above a quote */

static const char *const fields[INBOX_FIELDS][16] = {
    [INBOX_FIELD_FROM] = { "From", "Von", "De", "Da", "Van", "Från", "Fra", "Od", "От", "差出人", "发件人", "寄件者",
                           "Lähettäjä", "Expéditeur", "Feladó", "Kimden" },
    [INBOX_FIELD_DATE] = { "Sent", "Date", "Gesendet", "Datum", "Envoyé", "Enviado", "Inviato", "Data", "Fecha",
                           "Verzonden", "Skickat", "Sendt", "Wysłano", "Отправлено", "送信日時", "发送时间" },
    [INBOX_FIELD_TO] = { "To", "An", "À", "Para", "A", "Aan", "Till", "Til", "Do", "Кому", "宛先", "收件人", "Cc",
                         "Kopie", "Vastaanottaja", "Komu" },
    [INBOX_FIELD_SUBJECT] = { "Subject", "Betreff", "Objet", "Asunto", "Oggetto", "Assunto", "Onderwerp", "Ämne",
                              "Emne", "Temat", "Тема", "件名", "主题", "主旨", "Aihe", "Předmět" },
};

/* "*From:*", as bold letters come in plain text, is From: too. */
int inbox_field(struct lz_text line) {
    while (line.len && *line.at == '*')
        lz_cut(&line, 1);
    for (int f = 0; f < INBOX_FIELDS; f++)
        for (int i = 0; i < 16 && fields[f][i]; i++) {
            uint32_t len = (uint32_t)strlen(fields[f][i]);
            struct lz_text rest = line;
            if (!lz_text_begins(line, fields[f][i]))
                continue;
            lz_cut(&rest, len);
            while (rest.len && (*rest.at == ' ' || *rest.at == '*'))
                lz_cut(&rest, 1);
            if (rest.len && *rest.at == ':')
                return f;
        }
    return -1;
}
