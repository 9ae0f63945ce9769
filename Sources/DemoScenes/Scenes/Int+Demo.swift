import Foundation

extension Int {
    /// The number as text, such as "1,204", in English format regardless of the locale.
    var formattedInEnglish: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
