import Foundation

extension Int {
    /// The number as text, such as "1,204", in English whatever the locale.
    var spoken: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
