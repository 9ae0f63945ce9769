import Foundation

extension Int {
    /// The number as a text: "1,204". The demo speaks English whatever the machine's language is.
    var spoken: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
