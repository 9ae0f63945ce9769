import Testing

@testable import NibKit

@Suite("Short decimal numbers in interface files")
struct ShortDecimalTests {
    @Test(
        "Numbers with up to 15 digits have the same value as in the standard library",
        arguments: [
            "0", "-0", "0.0", "1", "-1", "007", "1280", "0.5", "-0.1", "0.10000000000000", "119.5", "33.333333333333",
            "0.00000000000001", "999999999999999", "-99999999999999.9", "4503599627370.5",
        ])
    func values(text: String) throws {
        let expected = try #require(Double(text))
        let value = try #require(text.shortDecimal)
        #expect(value == expected && value.sign == expected.sign)
    }

    @Test(
        "Other strings are left to the standard library",
        arguments: [
            "", "-", ".", "-.", ".5", "5.", "1.2.3", "--1", "1-", "+1", "1e3", "0x10", " 1", "1 ", "nan", "inf", "1,5",
            "٣", "1000000000000000", "0.1000000000000000055511151231257827",
        ])
    func otherStrings(text: String) {
        #expect(text.shortDecimal == nil)
    }

    @Test("All fractions of up to five digits are rounded as in the standard library")
    func rounding() {
        for digits in stride(from: 1, to: 100_000, by: 7) {
            for text in ["0.\(digits)", "\(digits).\(digits)", "12345678.\(digits)"] {
                #expect(text.shortDecimal == Double(text))
            }
        }
    }
}
