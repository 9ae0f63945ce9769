import SkeletonView

/// The placeholders that the inspector offers for a selected label or text view. Automatic skeletons use them to
/// measure the view while it is empty.
enum SelectionPlaceholder: CaseIterable {
    case automatic, word, name, sentence, sentences, number, date

    var title: String {
        switch self {
        case .automatic: "Automatic"
        case .word: "A word"
        case .name: "A name"
        case .sentence: "A sentence"
        case .sentences: "Three sentences"
        case .number: "A number"
        case .date: "A date"
        }
    }

    /// The placeholder; `nil` uses the library's default.
    var placeholder: SkeletonPlaceholder? {
        switch self {
        case .automatic: nil
        case .word: .words(1)
        case .name: .name
        case .sentence: .sentence
        case .sentences: .sentences(3)
        case .number: .number(digits: 4)
        case .date: .date
        }
    }

    /// Returns the Swift code for `placeholder`; `nil` if there is no placeholder, or if it is custom text.
    static func swiftCode(of placeholder: SkeletonPlaceholder?) -> String? {
        switch placeholder {
        case .words(let count)?: ".words(\(count))"
        case .name?: ".name"
        case .sentence?: ".sentence"
        case .sentences(let count)?: ".sentences(\(count))"
        case .number(let digits)?: ".number(digits: \(digits))"
        case .date?: ".date"
        case .text?, nil: nil
        }
    }
}
