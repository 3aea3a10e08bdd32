//! Figures as they stand in a sentence.

/// A text with a comma after every third digit of its long numbers.
pub(crate) fn grouped(text: &str) -> String {
    let (mut out, mut digits) = (String::new(), String::new());
    let mut is_decimal = false;
    for letter in text.chars().chain(Some(' ')) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        let is_long = digits.len() > 3 && !is_decimal;
        for (at, digit) in digits.chars().enumerate() {
            if is_long && at > 0 && (digits.len() - at).is_multiple_of(3) {
                out.push(',');
            }
            out.push(digit);
        }
        digits.clear();
        is_decimal = letter == '.';
        out.push(letter);
    }
    out.truncate(out.len() - 1);
    out
}
