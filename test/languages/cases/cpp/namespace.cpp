namespace a::b { using namespace std; }
std::vector<int> v{1, 2};
