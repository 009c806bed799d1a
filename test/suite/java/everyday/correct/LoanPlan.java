package com.example.loans;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** When which part of a loan is paid back. */
public class LoanPlan {
    private static final BigDecimal MONTHS = BigDecimal.valueOf(12);

    private final BigDecimal principal;
    private final BigDecimal yearlyRate;
    private final int months;

    public static final class Payment {
        private final LocalDate due;
        private final BigDecimal interest;
        private final BigDecimal repayment;

        Payment(LocalDate due, BigDecimal interest, BigDecimal repayment) {
            this.due = due;
            this.interest = interest;
            this.repayment = repayment;
        }

        public BigDecimal total() {
            return interest.add(repayment);
        }

        @Override
        public String toString() {
            return due + " " + total();
        }
    }

    public LoanPlan(BigDecimal principal, BigDecimal yearlyRate, int months) {
        if (principal.signum() <= 0 || yearlyRate.signum() < 0 || months <= 0) {
            throw new IllegalArgumentException("no such loan");
        }
        this.principal = principal;
        this.yearlyRate = yearlyRate;
        this.months = months;
    }

    /** Equal parts each month, the interest of what is left, and the rest at the end. */
    public List<Payment> payments(LocalDate start) {
        BigDecimal part = principal.divide(BigDecimal.valueOf(months), 2, RoundingMode.DOWN);
        BigDecimal left = principal;
        List<Payment> payments = new ArrayList<>();
        for (int month = 1; month <= months; month++) {
            BigDecimal repayment = month == months ? left : part;
            payments.add(new Payment(start.plusMonths(month), interestOf(left), repayment));
            left = left.subtract(repayment);
        }
        return payments;
    }

    private BigDecimal interestOf(BigDecimal amount) {
        BigDecimal monthly = yearlyRate.divide(MONTHS, MathContext.DECIMAL64);
        return amount.multiply(monthly).setScale(2, RoundingMode.HALF_UP);
    }

    /** All interest together. */
    public BigDecimal totalInterest() {
        BigDecimal sum = BigDecimal.ZERO;
        for (Payment payment : payments(LocalDate.EPOCH)) {
            sum = sum.add(payment.interest);
        }
        return sum;
    }

    public Payment last(LocalDate start) {
        List<Payment> all = payments(start);
        return all.get(all.size() - 1);
    }

    public static void main(String[] args) {
        LoanPlan plan = new LoanPlan(new BigDecimal("1000"), new BigDecimal("0.06"), 3);
        System.out.println(plan.totalInterest() + " " + plan.last(LocalDate.of(2024, 1, 31)));
    }
}
