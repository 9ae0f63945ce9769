import Foundation
import Testing
import ViewKit

@Suite("Scanner")
struct ScannerTests {
    @Test("The methods with an NSString store what they scan")
    func strings() {
        let scanner = Scanner(string: "<b>12 rest")
        var text: NSString? = ""
        #expect(!scanner.scanString("b", into: &text) && text == "")
        #expect(scanner.scanString("<", into: &text) && text == "<")
        #expect(scanner.scanUpTo(">", into: &text) && text == "b")
        #expect(!scanner.scanUpTo(">", into: &text) && text == "b")
        scanner.scanUpToCharacters(from: .decimalDigits, into: &text)
        #expect(text == ">")
        #expect(scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "12")
        #expect(!scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "12")
    }
}
