import Reporting
import Testing

@Suite("Similar names")
struct SimilarNameTests {
    @Test(
        "The most similar name is found, and names that differ too much are not",
        arguments: [
            ("ViewControler", "ViewController"), ("viewcontroller", "ViewController"), ("pres:", "press:"),
            ("press", "press:"), ("laod:", "load:"), ("save:", nil), ("x", nil), ("", nil),
            (String(repeating: "a", count: 100_000), nil),
        ] as [(String, String?)])
    func names(name: String, expected: String?) {
        let names: Set = ["ViewController", "TableViewController", "press:", "pressed:", "load:", "share:"]
        #expect(similarName(to: name, among: names) == expected)
    }

    @Test("The name itself isn't a suggestion, and the first of equally similar names is")
    func choice() {
        #expect(similarName(to: "press:", among: ["press:"]) == nil)
        #expect(similarName(to: "list1", among: ["list3", "list2"]) == "list2")
    }

    @Test(
        "A name of one or two characters matches only names that differ in case",
        arguments: [("x", nil), ("Y", "y"), ("ab", nil), ("GO", "go"), ("goo", "go")] as [(String, String?)])
    func shortNames(name: String, expected: String?) {
        #expect(similarName(to: name, among: ["y", "go", "ba"]) == expected)
    }

    @Test("Suggestions for repeated names are computed once, and the number of different names is limited")
    func suggestions() {
        let candidates = (0..<500).map { "ViewControllerOfTheApp\($0)" }
        var suggestions = NameSuggestions(among: candidates)
        let time = ContinuousClock().measure {
            for index in 0..<10_000 {
                let result = suggestions.suggestion(for: "VeiwControllerOfTheApp17")
                #expect(result == "ViewControllerOfTheApp17")
                _ = suggestions.suggestion(for: "Damaged\(index)")
            }
        }
        #expect(time < .seconds(10))
        #expect(suggestions.suggestion(for: "ViewControllerOfTheApp99x") == nil)
    }
}
