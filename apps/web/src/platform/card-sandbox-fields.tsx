import { CardFields as Fields } from "@trellis/ui/card-fields";
import { Notice } from "@trellis/ui/notice";
import i18next from "i18next";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CardFieldsProps, CardRefused } from "./card.ts";
import { type CardProblem, fieldOf, paymentMethodId, problemWithCard, type TypedCard } from "./card-sandbox.ts";

const nothing: TypedCard = { number: "", expiry: "", cvc: "" };

/** A card provider that takes no money and sends no card number anywhere; it says so above its fields. */
export function CardFields({ disabled, onReady }: Pick<CardFieldsProps, "disabled" | "onReady">): ReactNode {
  const { t } = useTranslation("payment");
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<CardProblem | null>(null);
  const latest = useRef(typed);

  const type = (card: TypedCard) => {
    latest.current = card;
    setTyped(card);
    setProblem(null);
  };
  const announce = useEffectEvent(() =>
    onReady({
      async createPaymentMethod() {
        const found = problemWithCard(latest.current, new Date());
        setProblem(found);
        if (found) throw new CardRefused(i18next.t(`card.problem.${found}`, { ns: "payment" }));
        return paymentMethodId(latest.current, crypto.randomUUID());
      },
    }),
  );
  useEffect(() => announce(), []);

  return (
    <Fields
      value={typed}
      onValueChange={type}
      disabled={disabled}
      errors={problem ? { [fieldOf(problem)]: t(`card.problem.${problem}`) } : {}}
      labels={{
        number: t("card.number"),
        expiry: t("card.expiry"),
        cvc: t("card.code"),
        expiryFormat: t("card.expiryFormat"),
      }}
      note={<Notice title={t("card.sandboxTitle")}>{t("card.sandbox")}</Notice>}
    />
  );
}
